/** The words of the statistics of a hero. */
import type { statistics } from "./en/statistics";
import { LANGUAGES } from "./languages";
import { laterWords } from "./later.svelte";

export type StatisticsKey = keyof typeof statistics;
/** Every key has its words in every language, or the build fails. */
export type StatisticsWords = Readonly<Record<StatisticsKey, string>>;

export const statisticsWords = laterWords<StatisticsKey>((lang) => LANGUAGES[lang].statistics());
export const keepStatisticsWords = statisticsWords.keep;
export const sayStatistics = statisticsWords.say;
