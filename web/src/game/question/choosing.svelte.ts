/** The viewer's half-made choice: what has been clicked so far, and the answer once it is settled. */
import type { GameSheet, Question, Verb } from "../../lib/wire";
import {
  areWays,
  isEmpty,
  NOTHING,
  numbered,
  offerOf,
  pickCard,
  pickOnBoard,
  settled,
  type Ground,
  type Numbered,
  type Offer,
  type Pick,
} from "./picking";

export class Choosing {
  pick = $state.raw<Pick>(NOTHING);
  #game: () => GameSheet | null;
  #question: () => Question | null;
  #answer: (option: Numbered) => void;

  readonly options: readonly Numbered[] = $derived.by(() => numbered(this.#question()?.options ?? []));
  readonly offer: Offer | null = $derived.by(() =>
    this.#question() ? offerOf(this.options, this.pick, this.ground) : null,
  );
  /** It would spend a card, or the path hurts, and nothing else is open: one more click sends it. */
  readonly confirm: Numbered | null = $derived.by(() => {
    const only = this.offer?.only;
    if (!only || isEmpty(this.pick)) return null;
    return only.card !== null || only.hurt > 0 ? only : null;
  });
  /** Of several paths to a space, the one that hurts least. */
  readonly best: Numbered | null = $derived.by(() =>
    this.offer && areWays(this.offer, this.pick) ? (this.offer.buttons[0] ?? null) : null,
  );

  constructor(
    game: () => GameSheet | null,
    question: () => Question | null,
    answer: (option: Numbered) => void,
  ) {
    this.#game = game;
    this.#question = question;
    this.#answer = answer;
  }

  get ground(): Ground {
    const game = this.#game();
    const viewer = game?.viewer ?? -1;
    return {
      viewer,
      hand: game?.seats[viewer]?.hand ?? [],
      standing: new Set(
        (game?.fighters ?? []).filter((one) => one.space !== null && !one.defeated).map((one) => one.number),
      ),
    };
  }

  get isEmpty(): boolean {
    return isEmpty(this.pick);
  }

  clear(): void {
    this.pick = NOTHING;
  }

  /** The only option of an action, if there is nothing more to choose. */
  alone(verb: Verb): Numbered | null {
    const [first, ...others] = this.options.filter((one) => one.verb === verb);
    return first && others.length === 0 && first.card === null ? first : null;
  }

  /** An action was picked: it is sent, or only its options stay. Picked again, all options return. */
  act(verb: Verb): void {
    const alone = this.alone(verb);
    if (alone) this.send(alone);
    else if (this.pick.verb === verb) this.clear();
    else if (this.options.some((one) => one.verb === verb)) this.pick = { verb };
  }

  card(slug: string, owner?: number): void {
    const same = this.pick.card === slug && (owner === undefined || this.pick.owner === owner);
    if (same && this.confirm) this.send(this.confirm);
    else if (same) this.clear();
    else this.#take(pickCard(this.options, this.pick, slug, owner));
  }

  board(space: string, fighter: number | null): void {
    const isAgain = this.pick.space === space || (fighter !== null && this.pick.target === fighter);
    const again = isAgain ? (this.confirm ?? this.best) : null;
    if (again) this.send(again);
    else if (this.offer) this.#take(pickOnBoard(this.offer, this.pick, space, fighter));
  }

  site(site: number): void {
    this.#take({ ...this.pick, site });
  }

  door(door: number): void {
    this.#take({ ...this.pick, door });
  }

  /** A card was dragged onto a fighter, onto a space, or just over the board; a drop that means nothing is undone. */
  dropCard(card: string, space: string | null, fighter: number | null): boolean {
    const wishes: Pick[] = [];
    if (fighter !== null) wishes.push({ card, target: fighter });
    if (space !== null) wishes.push({ card, space });
    for (const wish of wishes) {
      if (offerOf(this.options, wish, this.ground).left.length > 0) {
        this.#take(wish);
        return true;
      }
    }
    const plain = this.options.filter((one) => one.card === card);
    const isPlaced = plain.some((one) => one.target !== null || one.space !== null || one.door !== null);
    if (plain.length === 1 && plain[0] && !isPlaced) this.send(plain[0]);
    else if (isPlaced) this.clear();
    return !isPlaced;
  }

  /** A fighter was dragged to a space, or onto somebody: whether that means something. */
  dropFighter(fighter: number, space: string, target: number | null): boolean {
    const wishes: Pick[] = [
      { ...this.pick, fighter, space },
      { fighter, space },
    ];
    if (target !== null) wishes.unshift({ ...this.pick, fighter, target });
    for (const wish of wishes) {
      if (offerOf(this.options, wish, this.ground).left.length > 0) {
        this.#take(wish);
        return true;
      }
    }
    return false;
  }

  send(option: Numbered): void {
    this.clear();
    this.#answer(option);
  }

  #take(pick: Pick): void {
    const option = settled(offerOf(this.options, pick, this.ground), pick);
    if (option) this.send(option);
    else this.pick = pick;
  }
}
