import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/statement-names.ts';
import { products, productWords } from './catalogue.tables.ts';
import { productsCoded } from './coded-sizes.service.ts';
import { knownWords, queryOf, searchedRows } from './searched-words.ts';
import { wordsOf } from './typed-words.ts';

/** Which of the `searchedRows` match a text, and their relevance: higher is better. */
export type TextMatch = { readonly where: SQL; readonly relevance: SQL };

const nothing: TextMatch = { where: sql`false`, relevance: sql`${productWords.productId}` };

/**
 * Returns the matches of a text. First whole words, ignoring accents, case and endings ('negras' finds 'Negro'), and
 * prefixes; a number finds the product with that number, an SKU or barcode the one with that size. Only if that finds nothing, it falls back to typo-tolerant
 * matching.
 */
export async function matchText(db: Executor, text: string): Promise<TextMatch> {
  const words = wordsOf(text);
  if (words.length === 0) return nothing;
  const exact = wholeWords(words, text, await productsCoded(db, text));
  // `count`, because for a query that stops at the first row PostgreSQL scans the table instead of using the index.
  const { rows } = await db.execute<{ found: boolean }>(
    sql`${plannedAnew} select count(*) > 0 as found from ${searchedRows()} where ${exact.where}`,
  );
  return rows[0]?.found ? exact : await alike(db, words);
}

/** Returns the ids of all products that match a text: by relevance if `isRanked`, and among equals newest first. */
export async function findByText(db: Executor, text: string, isRanked: boolean): Promise<Uint32Array> {
  const words = wordsOf(text);
  if (words.length === 0) return new Uint32Array(0);
  const found = await idsOf(db, wholeWords(words, text, await productsCoded(db, text)), isRanked);
  return found.length > 0 ? found : await idsOf(db, await alike(db, words), isRanked);
}

/**
 * The ids are grouped by relevance and sent as JSON: sorting and parsing tens of thousands of ids is faster in this
 * process.
 */
async function idsOf(db: Executor, { where, relevance }: TextMatch, isRanked: boolean): Promise<Uint32Array> {
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`${plannedAnew} select json_agg(id) as ids from (
        select ${productWords.productId} as id, ${isRanked ? relevance : sql`0`} as relevance
        from ${searchedRows()} where ${where}) as found
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

/**
 * Returns the ids of a few products, in any state, that match a text: those with its whole words first, then those with words that begin
 * like them, the newest of each; if there are none, those with similar words. It compares no relevance, so that a word
 * which every product has is found as fast as a rare one.
 */
export async function firstByText(db: Executor, text: string, most: number): Promise<number[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const number = /^\d{1,9}$/.test(text.trim()) ? [eq(productWords.productId, Number(text))] : [];
  const found = new Set(await productsCoded(db, text));
  for (const where of [...number, holdsAll(queryOf(words, '')), holdsAll(asWritten(words))]) {
    if (found.size < most) for (const id of await newestIds(db, where, most)) found.add(id);
  }
  if (found.size > 0) return [...found].slice(0, most);
  const { where, relevance } = await alike(db, words);
  return allIds(db, { where, relevance }, most);
}

const holdsAll = (query: SQL) => sql`${productWords.words} @@ ${query}`;

/** How many of the newest products are read one by one, before all are searched by the index. */
const nearest = 1000;

/**
 * Returns the newest products of a condition. A frequent word is found among the newest products, without reading all
 * that have it; a rare one by the index.
 */
async function newestIds(db: Executor, where: SQL, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`${plannedAnew} select product_id as id
      from (select product_id, words from ${searchedRows('all')} order by product_id desc limit ${nearest}) as product_words
      where ${where} order by product_id desc limit ${most}`,
  );
  return rows.length === most ? rows.map(({ id }) => id) : allIds(db, { where, relevance: sql`0` }, most);
}

async function allIds(db: Executor, { where, relevance }: TextMatch, most: number): Promise<number[]> {
  // Materialized, because the planner would rather read the products from the newest on until enough of them match.
  const { rows } = await db.execute<{ id: number }>(
    sql`${plannedAnew} with found as materialized (
        select ${productWords.productId} as id, ${relevance} as relevance from ${searchedRows('all')} where ${where})
      select id from found order by relevance desc, id desc limit ${most}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns expressions of PostgreSQL for the beginnings of the typed words, up to their last ñ: 'cañas' gives 'cañ', with which
 * other forms of the word begin too. All other letters may have any accent, as people leave them out.
 */
function beginningsWithTilde(text: string): string[] {
  const typed = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<!n)\p{M}+|(?<=n)(?!\u0303)\p{M}+/gu, '');
  const beginnings = [...typed.matchAll(/[\p{L}\p{N}\u0303]*n\u0303/gu)].slice(0, 8);
  return beginnings.map(
    ([letters]) =>
      `\\m${letters.replaceAll(/n\u0303|./gu, (letter) => (letter.length > 1 ? letter : `${letter}${marks}`))}`,
  );
}

/** Any accents on a letter, in an expression of PostgreSQL. */
const marks = '[\\u0300-\\u036f]*';

/**
 * True for products that have the typed words with ñ where they were typed so: the search words have none, so that 'caña' is
 * found by 'cana' too. Undefined for a text without ñ.
 */
function spelledWithTilde(text: string): SQL | undefined {
  const beginnings = beginningsWithTilde(text);
  if (beginnings.length === 0) return undefined;
  const spelling = sql`lower(normalize(concat_ws(' ', name, brand_name, color), nfd))`;
  const ways = beginnings.map((beginning) => sql`${spelling} ~ ${beginning}`);
  return sql`exists (select from ${products}
    where ${products.id} = ${productWords.productId} and ${sql.join(ways, sql` and `)})`;
}

/** Matches words in any inflected form, and as prefixes. */
const asWritten = (words: readonly string[]) => queryOf(words, ':*');

/**
 * A whole word is more relevant than a prefix ('camisa' finds shirts before a 'camiseta'), and the name (weight A) more
 * than brand or colour. The very letters come before these: a typed ñ finds an ñ before an n. Before all come the products of
 * which the text is the SKU or barcode of a size (`coded`), and then the one whose number it is.
 */
function wholeWords(words: readonly string[], text: string, coded: readonly number[]): TextMatch {
  const matches = (mark: string) => sql`(${productWords.words} @@ ${queryOf(words, mark)})::int`;
  const begun = sql`${productWords.words} @@ ${asWritten(words)}`;
  const alone = sql`4 * ${matches('')} + 2 * ${matches(':A')} + ${matches(':*A')}`;
  const spelled = spelledWithTilde(text);
  const relevance = spelled ? sql`${alone} + 8 * (${spelled})::int` : alone;
  const number = /^\d{1,9}$/.test(text.trim()) ? [Number(text)] : [];
  const named = [...coded, ...number];
  if (named.length === 0) return { where: begun, relevance };
  const isIn = (ids: readonly number[]) => sql`${productWords.productId} = any(${sql.param([...ids])}::int[])`;
  const cases = sql`case when ${isIn(coded)} then 32 when ${isIn(number)} then 16 else ${relevance} end`;
  return { where: sql`(${begun} or ${isIn(named)})`, relevance: cases };
}

/**
 * The minimum similarity of a typed word to a catalogue word, 0 to 1: to the whole word, or to its beginning (pg_trgm).
 */
const alikeEnough = { whole: 0.3, part: 0.5 } as const;

/** How many catalogue words are tried for one typed word. */
const mostMeant = 4;

type Meant = { readonly written: string; readonly word: string; readonly likeness: number };

/**
 * Typo-tolerant matching: finds products that contain a similar word for each typed one, most similar first. It
 * compares the catalogue's distinct words, not the products: there are few words for any number of products.
 */
async function alike(db: Executor, words: readonly string[]): Promise<TextMatch> {
  const { rows } = await db.execute<Meant>(sql`${plannedAnew}
    select written, word, likeness from unnest(${sql.param([...words])}::text[]) as written,
      lateral (
        select word, similarity(plain_text(written), word) as likeness from ${knownWords()}
        where similarity(plain_text(written), word) >= ${alikeEnough.whole}
          or word_similarity(plain_text(written), word) >= ${alikeEnough.part}
        order by likeness desc, word limit ${mostMeant}) as meant`);
  const meantBy = Map.groupBy(rows, ({ written }) => written);
  const choices = words.map((word) => {
    const meant = meantBy.get(word) ?? [];
    // A correct word of the catalogue is not treated as a typo of another one, even if no such product is for sale.
    const itself = meant.filter(({ likeness }) => likeness === 1);
    return itself.length > 0 ? itself : meant;
  });
  if (choices.some((meant) => meant.length === 0)) return nothing;
  const holds = ({ word }: Meant) => sql`${productWords.words} @@ ${queryOf([word], '')}`;
  const wheres = choices.map((meant) => sql`(${sql.join(meant.map(holds), sql` or `)})`);
  const scores = choices.map((meant) => {
    const cases = meant.map((one) => sql`when ${holds(one)} then ${one.likeness}::real`);
    return sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
  });
  return { where: sql.join(wheres, sql` and `), relevance: sql.join(scores, sql` + `) };
}
