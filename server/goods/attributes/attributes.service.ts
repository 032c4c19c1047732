import { eq, sql, and, notInArray } from 'drizzle-orm';
import type { Attribute, attributes as contract } from '#contract/goods/attributes/attributes.ts';
import { mostAttributes } from '#contract/goods/attributes/attribute-rules.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import { refuseStale } from '#server/core/audit/optimistic-lock.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Transaction } from '#platform/database/database.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { attributes, attributeValues } from './attributes.tables.ts';
import { listAttributes } from './list-attributes.service.ts';
import { attributeSlug, slugOf } from './slugs.service.ts';

/** Defines an attribute, the last one in the order. Throws `attribute_taken`, `attributes_full`. */
export function createAttribute(ctx: Context, { values, ...given }: Input<typeof contract.create>): Promise<Attribute> {
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      // One at a time, because each looks which slugs and places are taken.
      await transaction.execute(sql`lock table ${attributes} in share row exclusive mode`);
      const present = await listAttributes(transaction);
      if (present.length >= mostAttributes) throw new ShopError('attributes_full', { most: mostAttributes });
      const slug = attributeSlug(
        given.name,
        present.map((one) => one.slug),
      );
      const unit = given.kind === 'number' ? given.unit : '';
      const position = sql`(select coalesce(max(position), 0) + 1 from ${attributes})`;
      const [made] = await transaction
        .insert(attributes)
        .values({ ...given, unit, slug, position })
        .returning({ id: attributes.id });
      const id = made?.id ?? 0;
      if (given.kind === 'list') await writeValues(transaction, id, values);
      const after = await attributeOf(transaction, id);
      await noteChange(transaction, ctx, { action: 'attribute.create', subject: String(id), after: plain(after) });
      return after;
    }),
  );
}

/** Renames an attribute, and replaces the values of its list. Throws `attribute_not_found`, `changed_meanwhile`. */
export function updateAttribute(ctx: Context, asked: Input<typeof contract.update>): Promise<Attribute> {
  const { id, name, unit, values, version } = asked;
  return unlessTaken(() =>
    inTransaction(ctx.db, async (transaction) => {
      const before = await lockAttribute(transaction, id);
      const actions = ['attribute.create', 'attribute.update'] as const;
      await refuseStale(transaction, version, { present: before, subject: String(id), actions });
      if (before.kind === 'list') await writeValues(transaction, id, values);
      const isOther = before.kind === 'list' && !isSameList(before.values, values);
      const raised = isOther ? { version: before.version + 1 } : {};
      await transaction
        .update(attributes)
        .set({ name, unit: before.kind === 'number' ? unit : '', ...raised })
        .where(eq(attributes.id, id));
      const after = await attributeOf(transaction, id);
      const change = { before: plain(before), after: plain(after) };
      await noteChange(transaction, ctx, { action: 'attribute.update', subject: String(id), ...change });
      return after;
    }),
  );
}

/** Puts the attributes in an order; those that are not named come last, in the order that they had. */
export async function orderAttributes(ctx: Context, { ids }: Input<typeof contract.order>): Promise<Attribute[]> {
  return inTransaction(ctx.db, async (transaction) => {
    const present = await listAttributes(transaction);
    const named = ids.flatMap((id) => present.find((one) => one.id === id) ?? []);
    const all = [...named, ...present.filter(({ id }) => !ids.includes(id))].map(({ id }) => id);
    for (const [position, id] of all.entries()) {
      await transaction.update(attributes).set({ position }).where(eq(attributes.id, id));
    }
    return listAttributes(transaction);
  });
}

/** Deletes an attribute with its values, also those of products. Throws `attribute_not_found`. */
export async function removeAttribute(ctx: Context, id: number): Promise<Attribute[]> {
  return inTransaction(ctx.db, async (transaction) => {
    const before = await lockAttribute(transaction, id);
    await transaction.delete(attributes).where(eq(attributes.id, id));
    await noteChange(transaction, ctx, { action: 'attribute.delete', subject: String(id), before: plain(before) });
    return listAttributes(transaction);
  });
}

async function lockAttribute(transaction: Transaction, id: number): Promise<Attribute> {
  await transaction.select({ id: attributes.id }).from(attributes).where(eq(attributes.id, id)).for('update');
  return attributeOf(transaction, id);
}

async function attributeOf(transaction: Transaction, id: number): Promise<Attribute> {
  const found = (await listAttributes(transaction)).find((one) => one.id === id);
  if (!found) throw new ShopError('attribute_not_found');
  return found;
}

/** True if a list stays as it is: the same values, by the same words, in the same order. */
function isSameList(present: Attribute['values'], given: Input<typeof contract.update>['values']): boolean {
  return (
    present.length === given.length &&
    present.every(({ id, word }, at) => given[at]?.id === id && given[at].word === word)
  );
}

/** The fields of an attribute that the audit log shows. */
function plain({ name, unit, values }: Attribute) {
  return { name, unit, values: values.map(({ word }) => word) };
}

const isTaken = () => new ShopError('attribute_taken');

function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return refusedAs({ [violations.unique]: isTaken }, work);
}

/** A value of a list: a known one by its id, whose word may change, else a new one. */
type Given = { readonly id?: number | undefined; readonly word: string };

/** Replaces the values of a list, in their order. A known one keeps its slug, so that addresses go on working. */
async function writeValues(transaction: Transaction, attributeId: number, given: readonly Given[]): Promise<void> {
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
