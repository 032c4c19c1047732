import { asc } from 'drizzle-orm';
import { rangeKeys } from '#contract/goods/attributes/attribute-range.ts';
import type { Database } from '#platform/database/database.ts';
import { keepInMemory, type Memory } from '#platform/events/keep-in-memory.ts';
import { attributes } from './attributes.tables.ts';

type Source = {
  readonly db: Database;
  /** Called when they could not be read again; the last ones stay until they are. */
  readonly onFailure: (error: unknown) => void;
};

/**
 * Reads the names of the attributes in addresses, and keeps them in memory: they are parameters of the catalogue's page, as
 * are the ends of their ranges.
 */
export function openAttributeNames({ db, onFailure }: Source): Promise<Memory<readonly string[]>> {
  const read = async () => {
    const rows = await db.select({ slug: attributes.slug }).from(attributes).orderBy(asc(attributes.slug));
    return rows.flatMap(({ slug }) => [slug, ...Object.values(rangeKeys(slug))]);
  };
  return keepInMemory({ tag: 'attributes', read, onFailure });
}
