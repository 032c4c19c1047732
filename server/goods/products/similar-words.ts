import { sql } from 'drizzle-orm';
import type { Executor } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/prepared-client.ts';
import { knownWords, queryOf } from './searched-words.ts';

/**
 * The minimum similarity of a typed word to a catalogue word, 0 to 1: to the whole word, or to its beginning (pg_trgm).
 */
const alikeEnough = { whole: 0.3, part: 0.5 } as const;

/** How many catalogue words are tried for one typed word. */
const mostMeant = 4;

/** A word that a typed one may mean, how alike they are, from 0 to 1, and the query of it. */
type Meant = { readonly written: string; readonly word: string; readonly likeness: number; readonly query: string };

/** Returns what each typed word may mean, the most similar first, with the query of it. */
export async function wordsAlike(
  db: Executor,
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly Meant[]>> {
  const { rows } = await db.execute<Omit<Meant, 'query'>>(sql`${plannedAnew}
    select written, word, likeness from unnest(${sql.param([...words])}::text[]) as written,
      lateral (
        select word, similarity(plain_text(written), word) as likeness from ${knownWords()}
        where similarity(plain_text(written), word) >= ${alikeEnough.whole}
          or word_similarity(plain_text(written), word) >= ${alikeEnough.part}
        order by likeness desc, word limit ${mostMeant}) as meant`);
  const byWritten = Map.groupBy(rows, ({ written }) => written);
  // A correct word of the catalogue is not treated as a typo of another one, even if no such product is for sale.
  const meant = [...byWritten.values()].flatMap((all) => {
    const itself = all.filter(({ likeness }) => likeness === 1);
    return itself.length > 0 ? itself : all;
  });
  if (meant.length === 0) return new Map();
  const queries = meant.map(({ word }) => sql`(${queryOf([word], '')})::text`);
  const made = await db.execute<{ queries: string[] }>(
    sql`${plannedAnew} select array[${sql.join(queries, sql`, `)}] as queries`,
  );
  return Map.groupBy(
    meant.map((one, at) => ({ ...one, query: made.rows[0]?.queries[at] ?? '' })),
    ({ written }) => written,
  );
}
