import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/prepared-client.ts';
import { secondLanguage } from '#server/core/context/request-language.ts';
import { both, countBits, either, noBits, setBit, type Bits } from './catalogue-index/bits.ts';
import type { CatalogueRows } from './catalogue-index/catalogue-rows.ts';
import { parseQuery, type QueryTree } from './catalogue-index/query-tree.ts';
import { selectionOf } from './catalogue-index/row-set.ts';
import { byWorth, split } from './catalogue-index/ranked.ts';
import { beginningsWithTilde } from './catalogue-index/spelled-words.ts';
import { productsCoded } from './coded-sizes.service.ts';
import { queryOf } from './searched-words.ts';
import { wordsAlike } from './similar-words.ts';
import { wordsOf } from './typed-words.ts';

/** The rows that a text finds, and the same in groups of equal relevance, the best first, which are made when they are needed. */
export type TextFound = { readonly bits: Bits; readonly ranked: () => readonly Bits[] };

/**
 * Returns what a text finds of what visitors see. First whole words, ignoring accents, case and endings ('negras' finds 'Negro'),
 * and prefixes; a number finds the product with that number, an SKU or barcode the one with that size. Only if that finds
 * nothing, it falls back to typo-tolerant matching.
 */
export async function findByText(db: Executor, rows: CatalogueRows, text: string): Promise<TextFound> {
  const words = wordsOf(text);
  if (words.length === 0) return nothing(rows);
  const [queries, coded] = await Promise.all([queriesOf(db, words), productsCoded(db, text)]);
  const found = wholeWords(rows, text, queries, rowsOf(rows, coded));
  return countBits(found.bits) > 0 ? found : await alike(db, rows, words, rows.public());
}

/**
 * Returns the ids of a few products, in any state, that a text finds: those with its whole words first, then those with words that begin
 * like them, the newest of each; if there are none, those with similar words.
 */
export async function firstByText(db: Executor, rows: CatalogueRows, text: string, most: number): Promise<number[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const match = matchIn(rows);
  const [{ whole, begun }, coded] = await Promise.all([queriesOf(db, words), productsCoded(db, text)]);
  const groups = [rowsOf(rows, coded), numbered(rows, text), match(whole), match(begun)];
  const found = firstRows(rows, groups, most);
  if (found.length > 0) return found;
  return firstRows(rows, (await alike(db, rows, words, rows.there())).ranked(), most);
}

/** Returns the ids of the first products of some groups, in each the newest first. */
export function firstRows(rows: CatalogueRows, groups: readonly Bits[], most: number): number[] {
  const found = new Set<number>();
  for (const group of groups) {
    const selection = selectionOf(both(group, rows.there()));
    if (found.size < most) for (const row of rows.inOrder('news').page(selection, 0, most)) found.add(row);
  }
  return [...found].slice(0, most).map((row) => rows.idOf(row));
}

const nothing = (rows: CatalogueRows): TextFound => ({ bits: noBits(rows.length), ranked: () => [] });

/** The queries that PostgreSQL's dictionaries make of the typed words; undefined for one that finds nothing. */
type Queries = Readonly<Record<'whole' | 'begun' | 'wholeInName' | 'begunInName', QueryTree | undefined>>;

async function queriesOf(db: Executor, words: readonly string[]): Promise<Queries> {
  const { rows } = await db.execute<Record<keyof Queries, string>>(sql`${plannedAnew} select
    ${queryOf(words, '')}::text as whole, ${queryOf(words, ':*')}::text as begun,
    ${queryOf(words, ':A')}::text as "wholeInName", ${queryOf(words, ':*A')}::text as "begunInName"`);
  const tree = (name: keyof Queries) => parseQuery(rows[0]?.[name] ?? '');
  return {
    whole: tree('whole'),
    begun: tree('begun'),
    wholeInName: tree('wholeInName'),
    begunInName: tree('begunInName'),
  };
}

/** Returns a function that returns the rows of a query in the language of the request. */
function matchIn(rows: CatalogueRows): (query: QueryTree | undefined) => Bits {
  const language = secondLanguage();
  return (query) => rows.texts.match(query, language, rows.length);
}

/** Returns the row of the product whose number the text is. */
function numbered(rows: CatalogueRows, text: string): Bits {
  return rowsOf(rows, /^\d{1,9}$/.test(text.trim()) ? [Number(text)] : []);
}

/** Returns the rows of some products; one that is gone has none. */
export function rowsOf(rows: CatalogueRows, ids: readonly number[]): Bits {
  const bits = noBits(rows.length);
  for (const id of ids) {
    const row = rows.rowOf(id);
    if (row !== undefined) setBit(bits, row);
  }
  return bits;
}

/** Returns the rows that have the typed words with ñ where they were typed so; undefined for a text without ñ. */
function spelledWithTilde(rows: CatalogueRows, text: string): Bits | undefined {
  const ways = beginningsWithTilde(text).map((beginning) => rows.texts.spelledSo(beginning, rows.length));
  return ways.length === 0 ? undefined : ways.reduce(both);
}

/**
 * A whole word is more relevant than a prefix ('camisa' finds shirts before a 'camiseta'), and the name (weight A) more
 * than brand or colour. The very letters come before these: a typed ñ finds an ñ before an n. Before all come the products of
 * which the text is the SKU or barcode of a size (`coded`), and then the one whose number it is.
 */
function wholeWords(rows: CatalogueRows, text: string, queries: Queries, coded: Bits): TextFound {
  const match = matchIn(rows);
  const number = numbered(rows, text);
  const bits = both(rows.public(), [match(queries.begun), number, coded].reduce(either));
  const ranked = () => {
    const marks = [
      { worth: 32, bits: coded },
      { worth: 16, bits: number },
      { worth: 8, bits: spelledWithTilde(rows, text) ?? noBits(rows.length) },
      { worth: 4, bits: match(queries.whole) },
      { worth: 2, bits: match(queries.wholeInName) },
      { worth: 1, bits: match(queries.begunInName) },
    ];
    return byWorth(marks.reduce((groups, mark) => split(groups, [mark]), [{ worth: 0, bits }]));
  };
  return { bits, ranked };
}

/**
 * Typo-tolerant matching: finds products that contain a similar word for each typed one, most similar first. It
 * compares the catalogue's distinct words, not the products: there are few words for any number of products.
 */
async function alike(db: Executor, rows: CatalogueRows, words: readonly string[], within: Bits): Promise<TextFound> {
  const meant = await wordsAlike(db, words);
  const match = matchIn(rows);
  const choices = words.map((word) =>
    (meant.get(word) ?? []).map(({ likeness, query }) => ({ worth: likeness, bits: match(parseQuery(query)) })),
  );
  if (choices.some((choice) => choice.length === 0)) return nothing(rows);
  const bits = choices.map((choice) => choice.map((one) => one.bits).reduce(either)).reduce(both, within);
  return { bits, ranked: () => byWorth(choices.reduce(split, [{ worth: 0, bits }])) };
}
