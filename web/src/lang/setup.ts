/** Before all tests: they run in English. */
import { speak } from "./spoken.svelte";

await speak("en");
