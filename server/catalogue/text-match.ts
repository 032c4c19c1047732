import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { products } from './catalogue.tables.ts';

/** Which products a text means, and how well each fits: more is better. */
export type TextMatch = { readonly where: SQL; readonly relevance: SQL };

// Letter by letter the expression of the index products_search.
const searched = sql`plain_text(${products.name} || ' ' || ${products.brandName} || ' ' || ${products.color})`;

/**
 * What a text finds. First whole words, whatever their accents, case and endings ('negras' finds 'Negro'), and
 * perhaps unfinished; a number finds the product that has it. Only where that finds nothing are slips of the finger
 * forgiven. One statement decides which.
 */
export async function matchText(db: Executor, text: string): Promise<TextMatch> {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);
  if (words.length === 0) return { where: sql`false`, relevance: sql`${products.id}` };
  const exact = wholeWords(words, text);
  // Counted, for a question that ends with the first row is answered by reading the table.
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select count(*) > 0 as found from ${products} where ${exact.where}`,
  );
  return rows[0]?.found ? exact : alike(words);
}

/** The numbers of all products that a text means, the best first. */
export async function findByText(db: Executor, text: string): Promise<number[]> {
  const { where, relevance } = await matchText(db, text);
  const { rows } = await db.execute<{ ids: number[] | null }>(
    sql`select array_agg(id order by relevance desc, id desc) as ids
      from (select ${products.id} as id, ${relevance} as relevance from ${products} where ${where}) as found`,
  );
  return rows[0]?.ids ?? [];
}

function wholeWords(words: readonly string[], text: string): TextMatch {
  const asQuery = (mark: string) =>
    sql`to_tsquery('spanish', plain_text(${words.map((word) => `${word}${mark}`).join(' & ')}))`;
  const begun = asQuery(':*');
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  const inWords = sql`search_words @@ ${begun}`;
  const isNumber = sql`${products.id} = ${number}`;
  // A whole word counts for more than one that only begins so: 'camisa' means a shirt before a 'camiseta'.
  const rank = sql`ts_rank(search_words, ${begun}) + 2 * ts_rank(search_words, ${asQuery('')})`;
  if (number === 0) return { where: inWords, relevance: rank };
  return { where: sql`(${inWords} or ${isNumber})`, relevance: sql`case when ${isNumber} then 9 else ${rank} end` };
}

/**
 * Every word like some word of the product (pg_trgm); how like is a setting of each connection. Whole words are compared
 * for the order: 'camsa' is more of a 'Camisa' than of 'Casa' and some letters more.
 */
function alike(words: readonly string[]): TextMatch {
  const plain = words.map((word) => sql`plain_text(${word})`);
  const scores = plain.map((word) => sql`strict_word_similarity(${word}, ${searched})`);
  return {
    where: and(...plain.map((word) => sql`${word} <% ${searched}`)) ?? sql`false`,
    relevance: sql.join(scores, sql` + `),
  };
}
