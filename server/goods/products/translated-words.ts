import { presentTranslations } from '#server/core/context/shown-words.ts';
import { wordsOf } from './typed-words.ts';

/** The words of a short text that the owner translated, and those of its translation. */
type Pair = { readonly own: readonly string[]; readonly words: readonly string[] };

const pairs = new WeakMap<ReadonlyMap<string, string>, readonly Pair[]>();

/** A colour has few words. A longer text would make its words mean each other. */
const longest = 40;
const mostWords = 3;

/** How many texts one typed word can mean. */
const mostMeant = 8;

function pairsOf(translations: ReadonlyMap<string, string>): readonly Pair[] {
  const known = pairs.get(translations);
  if (known) return known;
  const made = [...translations]
    .filter(([source, text]) => source.length <= longest && text.length <= longest)
    .map(([source, text]) => ({ own: wordsOf(source), words: wordsOf(text).map((word) => word.toLowerCase()) }))
    .filter(({ own, words }) => own.length > 0 && own.length <= mostWords && words.length <= mostWords);
  pairs.set(translations, made);
  return made;
}

/**
 * Returns what a word of the second language stands for in the shop's own, each time the words of a text: 'blue' gives 'Azul'
 * and 'Azul marino'. So colours are found, whose own names alone are among the words of products.
 */
export function meantBy(word: string, isBeginning: boolean): (readonly string[])[] {
  const translations = presentTranslations();
  if (translations === undefined) return [];
  const typed = word.toLowerCase();
  return pairsOf(translations)
    .filter(({ words }) => words.some((one) => (isBeginning ? one.startsWith(typed) : one === typed)))
    .map(({ own }) => own)
    .slice(0, mostMeant);
}
