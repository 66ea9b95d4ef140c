/** Before the tests: what they say, they say in English. */
import { speak } from "./spoken.svelte";

await speak("en");
