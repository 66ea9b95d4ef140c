/** Fighters and cards of the lessons in Ukrainian. */
import type { CardSlug, Name } from "./cards";
import type { CardText } from "./text";

export const names: Readonly<Record<Name, string>> = {
  any: "Будь-хто",
  "king-arthur": "Король Артур",
  merlin: "Мерлін",
  medusa: "Медуза",
  harpy: "Гарпія",
  mothman: "Мотмен",
  "skunk-ape": "Скунсова Мавпа",
  tarantula: "Тарантула",
  "covered-bridge": "Критий міст",
  drawbridge: "Розвідний міст",
  web: "павутина",
  acid: "кислота",
};

export const cards: Readonly<Record<CardSlug, CardText>> = {
  excalibur: { name: "Екскалібур", label: "", text: "" },
  "noble-sacrifice": {
    name: "Шляхетна жертва",
    label: "Під час бою",
    text: "Ви можете ПОЛІПШИТИ цю карту.",
  },
  "the-holy-grail": {
    name: "Святий Грааль",
    label: "Після бою",
    text: "Якщо король Артур має щонайбільше 4 одиниці здоров’я, установіть його здоров’я на 8.",
  },
  prophecy: {
    name: "Пророцтво",
    label: "",
    text: "Продивіться 4 верхні карти своєї колоди, візьміть 2 з них у руку, потім покладіть решту назад на верх у довільному порядку.",
  },
  "aid-the-chosen-one": {
    name: "Допомога обраному",
    label: "Після бою",
    text: "Якщо ви перемогли в бою, візьміть 2 карти.",
  },
  "swift-strike": {
    name: "Стрімкий удар",
    label: "Після бою",
    text: "Перемістіть свого бійця максимум на 4 комірки.",
  },
  feint: { name: "Каверза", label: "Негайно", text: "Скасуйте всі ефекти карти суперника." },
  regroup: {
    name: "Перегрупування",
    label: "Після бою",
    text: "Візьміть 1 карту. Якщо ви перемогли в бою, натомість візьміть 2.",
  },
  skirmish: {
    name: "Сутичка",
    label: "Після бою",
    text: "Якщо ви перемогли в бою, перемістіть одного з учасників бою максимум на 2 комірки.",
  },
  "momentous-shift": {
    name: "Удар з розгону",
    label: "Під час бою",
    text: "Якщо на початку цього ходу ваш боєць був на іншій комірці, значення цієї карти дорівнює 5.",
  },
  "clutching-claws": {
    name: "Чіпкі пазурі",
    label: "Після бою",
    text: "Суперник скидає 1 карту на свій вибір.",
  },
  "everglade-smash": { name: "Болотяний удар", label: "", text: "" },
  "talon-dive": { name: "Пазуристе піке", label: "", text: "" },
  deception: {
    name: "Містифікація",
    label: "",
    text: "Щоразу, коли цю карту скинуто, втасуйте в колоду весь скид разом із цією картою. Це не можна скасувати.",
  },
};
