import { sql, type SQL } from 'drizzle-orm';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { presentTranslations } from '#server/core/context/shown-words.ts';
import { wordsOf } from './typed-words.ts';

/** Returns the distinct words that a mistyped one may mean, under the name of catalogue_words. */
export function knownWords(): SQL {
  const language = secondLanguage();
  if (language === undefined) return sql`catalogue_words`;
  return sql`(select word from catalogue_words union select word from text_words where language = ${language})
    as catalogue_words`;
}

/**
 * Returns the query for rows that contain all of the words, each with a mark: ':*' for a prefix, ':A' for the name. In
 * the second language each word is one of that language or of the shop's own, or a translation of the owner's.
 */
export function queryOf(words: readonly string[], mark: string): SQL {
  const language = secondLanguage();
  if (language === undefined) return ownQueryOf(words, mark);
  const either = words.map((word) => {
    const typed = sql`word_in_either(${language}, plain_text(${word}) || ${mark})`;
    // What a translation stands for is in no name (weight A).
    const meant = mark.includes('A') ? [] : meantBy(word, mark.includes('*')).map((own) => ownQueryOf(own, ''));
    return sql`(${sql.join([typed, ...meant], sql` || `)})`;
  });
  return sql`(${sql.join(either, sql` && `)})`;
}

/** Returns the query in the shop's own language, whatever the language of the request. */
export function ownQueryOf(words: readonly string[], mark: string): SQL {
  return sql`to_tsquery('spanish', plain_text(${words.map((word) => `${word}${mark}`).join(' & ')}))`;
}

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
function meantBy(word: string, isBeginning: boolean): (readonly string[])[] {
  const translations = presentTranslations();
  if (translations === undefined) return [];
  const typed = word.toLowerCase();
  return pairsOf(translations)
    .filter(({ words }) => words.some((one) => (isBeginning ? one.startsWith(typed) : one === typed)))
    .map(({ own }) => own)
    .slice(0, mostMeant);
}
