import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { meantBy } from './translated-words.ts';

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
