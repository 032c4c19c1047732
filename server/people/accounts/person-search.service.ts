import { and, or, sql, type SQL } from 'drizzle-orm';
import { escapedForLike } from '#platform/database/like-pattern.ts';

// Must be character by character the expression of the index users_search.
const searched = sql`plain_text(username || ' ' || coalesce(name, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' ' || coalesce(dni, ''))`;

/**
 * Returns the condition for users whose user name, name, e-mail and DNI together contain every word of a search;
 * undefined for a search without words.
 */
export function isPersonLike(search: string): SQL | undefined {
  return and(...search.split(/\s+/).filter(Boolean).map(isWithin));
}

const isWithin = (word: string) => sql`${searched} like '%' || plain_text(${escapedForLike(word)}) || '%'`;

const hasLetters = /[\p{L}\p{N}]/u;
const isShort = /^[\p{L}\p{N}]{1,2}$/u;

/**
 * The same for an incomplete text. Of one or two letters it must be the beginning of a word: the index consists of
 * three characters each, of which the space before a word is one. Signs alone mean nobody.
 */
export function isPersonMeant(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter((word) => hasLetters.test(word));
  return and(...words.map((word) => (isShort.test(word) ? isBegun(word) : isWithin(word))));
}

/** What is before a word, besides the beginning of all data: names are separated by spaces, e-mails consist of words. */
const separators = ['', '% ', '%@', '%.'];

const isBegun = (word: string) =>
  or(...separators.map((before) => sql`${searched} like ${before} || plain_text(${word}) || '%'`));
