import type { Executor } from '#platform/database/database.ts';
import { collections } from '#server/site/collections/collections.tables.ts';

/** The collection of the demo: what is on offer. */
export const demoCollection = {
  slug: 'ofertas',
  title: 'Ofertas de temporada',
  description: 'Lo que bajó de precio, del más nuevo al más antiguo.',
} as const;

/** Inserts the demo's collection. */
export async function insertDemoCollections(db: Executor): Promise<void> {
  const source = { by: 'rule', query: { offers: true }, newDays: null };
  await db.insert(collections).values({ ...demoCollection, source, sort: 'newest', isPublic: true });
}
