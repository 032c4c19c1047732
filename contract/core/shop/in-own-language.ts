import { z } from 'zod';

/** In an answer in the second language: the names of those texts of the owner that are still in the shop's own. */
export const inOwnLanguage = <const Names extends readonly string[]>(names: Names) => z.array(z.enum(names)).optional();

/** A word of the owner in the second language; missing in the shop's own, and while the word is not translated. */
export const shownWord = z.string().optional();
