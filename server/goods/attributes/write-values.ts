import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { attributeValues } from './attributes.tables.ts';
import { slugOf } from './slugs.service.ts';

/** A value of a list: a known one by its id, whose word may change, else a new one. */
type Given = { readonly id?: number | undefined; readonly word: string };

/** Replaces the values of a list, in their order. A known one keeps its slug, so that addresses go on working. */
export async function writeValues(
  transaction: Transaction,
  attributeId: number,
  given: readonly Given[],
): Promise<void> {
  const ofAttribute = eq(attributeValues.attributeId, attributeId);
  const present = await transaction.select().from(attributeValues).where(ofAttribute);
  const known = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await transaction.delete(attributeValues).where(and(ofAttribute, notInArray(attributeValues.id, known)));
  const taken = new Set(present.filter(({ id }) => known.includes(id)).map(({ slug }) => slug));
  for (const [position, { id, word }] of given.entries()) {
    const before = present.find((one) => one.id === id);
    if (before?.word === word && before.position === position) continue;
    if (before) {
      await transaction.update(attributeValues).set({ word, position }).where(eq(attributeValues.id, before.id));
      continue;
    }
    const slug = slugOf(word, taken);
    taken.add(slug);
    await transaction.insert(attributeValues).values({ attributeId, word, slug, position });
  }
}
