import { mount } from "svelte";
import "./fonts.css";
import "./theme.css";
import App from "./App.svelte";
import { speak } from "./lang/spoken.svelte";
import { settings } from "./lib/settings.svelte";

const target = document.getElementById("app");
await speak(settings.lang);
if (target) mount(App, { target });
