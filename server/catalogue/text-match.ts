import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/statement-names.ts';
import { productWords } from './catalogue.tables.ts';

/** Which rows of `productWords` a text means, and how well each fits: more is better. */
export type TextMatch = { readonly where: SQL; readonly relevance: SQL };

const nothing: TextMatch = { where: sql`false`, relevance: sql`${productWords.productId}` };

/**
 * What a text finds. First whole words, whatever their accents, case and endings ('negras' finds 'Negro'), and
 * perhaps unfinished; a number finds the product that has it. Only where that finds nothing are typos
 * tolerated.
 */
export async function matchText(db: Executor, text: string): Promise<TextMatch> {
  const words = wordsOf(text);
  if (words.length === 0) return nothing;
  const exact = wholeWords(words, text);
  // Counted, for a question that ends with the first row is answered by reading the table.
  const { rows } = await db.execute<{ found: boolean }>(
    sql`${plannedAnew} select count(*) > 0 as found from ${productWords} where ${exact.where}`,
  );
  return rows[0]?.found ? exact : await alike(db, words);
}

/** The numbers of all products that a text means: the best first if they are to be ranked, and of those the newest. */
export async function findByText(db: Executor, text: string, isRanked: boolean): Promise<Uint32Array> {
  const words = wordsOf(text);
  if (words.length === 0) return new Uint32Array(0);
  const found = await idsOf(db, wholeWords(words, text), isRanked);
  return found.length > 0 ? found : await idsOf(db, await alike(db, words), isRanked);
}

/** In groups of one relevance and as JSON: sorting and reading ten thousands of numbers is quicker on this side. */
async function idsOf(db: Executor, { where, relevance }: TextMatch, isRanked: boolean): Promise<Uint32Array> {
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`${plannedAnew} select json_agg(id) as ids from (
        select ${productWords.productId} as id, ${isRanked ? relevance : sql`0`} as relevance
        from ${productWords} where ${where}) as found
      group by relevance order by relevance desc`,
  );
  const found = new Uint32Array(rows.reduce((sum, { ids }) => sum + ids.length, 0));
  let at = 0;
  for (const { ids } of rows) {
    found.set(Uint32Array.from(ids).toSorted().toReversed(), at);
    at += ids.length;
  }
  return found;
}

/** The words of a text, of which eight count. */
export const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);

const asQuery = (words: readonly string[], mark: string) =>
  sql`to_tsquery('spanish', plain_text(${words.map((word) => `${word}${mark}`).join(' & ')}))`;

/** Words in any of their forms, perhaps unfinished. */
export const asWritten = (words: readonly string[]) => asQuery(words, ':*');

/**
 * A whole word counts for more than one that only begins so ('camisa' means a shirt before a 'camiseta'), and in the name
 * (weight A) for more than in brand or colour.
 */
function wholeWords(words: readonly string[], text: string): TextMatch {
  const matches = (mark: string) => sql`(${productWords.words} @@ ${asQuery(words, mark)})::int`;
  const begun = sql`${productWords.words} @@ ${asWritten(words)}`;
  const relevance = sql`4 * ${matches('')} + 2 * ${matches(':A')} + ${matches(':*A')}`;
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (number === 0) return { where: begun, relevance };
  const isNumber = sql`${productWords.productId} = ${number}`;
  return { where: sql`(${begun} or ${isNumber})`, relevance: sql`case when ${isNumber} then 9 else ${relevance} end` };
}

/** How like a word of the shop a written one must be, 0 to 1: as a whole, or as the beginning of it (pg_trgm). */
const alikeEnough = { whole: 0.3, part: 0.5 } as const;

/** Words of the shop that one written word may have been meant as. */
const mostMeant = 4;

type Meant = { readonly written: string; readonly word: string; readonly likeness: number };

/**
 * Products with a word that each written one may have been meant as, the likeliest first. The shop's words are compared,
 * not its products: there are few of them, however many goods there are.
 */
async function alike(db: Executor, words: readonly string[]): Promise<TextMatch> {
  const { rows } = await db.execute<Meant>(sql`${plannedAnew}
    select written, word, likeness from unnest(${sql.param([...words])}::text[]) as written,
      lateral (
        select word, similarity(plain_text(written), word) as likeness from catalogue_words
        where similarity(plain_text(written), word) >= ${alikeEnough.whole}
          or word_similarity(plain_text(written), word) >= ${alikeEnough.part}
        order by likeness desc, word limit ${mostMeant}) as meant`);
  const meantBy = Map.groupBy(rows, ({ written }) => written);
  const choices = words.map((word) => {
    const meant = meantBy.get(word) ?? [];
    // A word of the shop is no slip of another one, even if nothing of the kind is for sale here.
    const itself = meant.filter(({ likeness }) => likeness === 1);
    return itself.length > 0 ? itself : meant;
  });
  if (choices.some((meant) => meant.length === 0)) return nothing;
  const holds = ({ word }: Meant) => sql`${productWords.words} @@ to_tsquery('spanish', ${word})`;
  const wheres = choices.map((meant) => sql`(${sql.join(meant.map(holds), sql` or `)})`);
  const scores = choices.map((meant) => {
    const cases = meant.map((one) => sql`when ${holds(one)} then ${one.likeness}::real`);
    return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
  });
  return { where: sql.join(wheres, sql` and `), relevance: sql.join(scores, sql` + `) };
}
