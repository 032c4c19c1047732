import { and, gte, lt, sql, inArray, type SQL } from 'drizzle-orm';
import { auditActions, type audit, type AuditEntry } from '#contract/office/audit-desk.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { mostCounted } from '#contract/core/fields/most-counted.ts';
import { dayAfter, shopMoment, startOfShopDay } from '#contract/core/time/shop-time.ts';
import { countIn } from '#platform/database/count-rows.ts';
import type { Executor } from '#platform/database/database.ts';
import { pageOf, readFrom, type Edge } from '#platform/database/keyset.ts';
import { events } from '#platform/events/events.tables.ts';
import { entryOf, isAction } from '#server/core/audit/audit-entry.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { letterKinds, letterOf } from '#contract/mail/letters/letters.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { orderReference } from '#server/sales/checkout/find-orders.service.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';
import { holds, isAbout } from './audit-search.ts';

const pageSize = 50;

type Asked = Input<typeof audit.list>;

/** Returns a page of the audit log. */
export async function listChanges({ db }: Context, asked: Asked) {
  const from = edgeOf(asked);
  const matching = await conditionOf(db, asked);
  const isDescending = asked.order === 'date-desc';
  const { where, orderBy } = readFrom({ by: events.id, id: events.id, isDescending }, from);
  const [read, total] = await Promise.all([
    db
      .select()
      .from(events)
      .where(and(matching, where))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    countIn(db, { of: events, where: matching, key: events.id }, mostCounted),
  ]);
  const { rows, next, previous } = pageOf(read, { size: pageSize, from, cursorOf: ({ id }) => id });
  const entries = rows.map((event) => ({ ...entryOf(event), at: shopMoment(event.at) }));
  const names = await subjectNames(db, entries);
  return {
    entries: entries.map((entry) => ({ ...entry, name: names.get(entry.id) ?? null })),
    next,
    previous,
    total,
  };
}

function edgeOf({ after, before }: Asked): Edge | undefined {
  const id = after ?? before;
  if (id === undefined) return undefined;
  const value = sql`${id}::bigint`;
  return { side: after === undefined ? 'before' : 'after', by: value, id: value };
}

async function conditionOf(db: Executor, { actor, action, kind, subject, from, to }: Asked): Promise<SQL | undefined> {
  const actions = action ? [action] : auditActions.filter((one) => !kind || one.startsWith(`${kind}.`));
  return and(
    isAction(actions),
    actor ? holds(sql`substr(${events.actor}, ${'admin:'.length + 1})`, actor) : undefined,
    subject ? await isAbout(db, subject) : undefined,
    from ? gte(events.at, startOfShopDay(from)) : undefined,
    to ? lt(events.at, startOfShopDay(dayAfter(to, 1))) : undefined,
  );
}

type Entry = Pick<AuditEntry, 'id' | 'action' | 'subject'>;

/** Returns what the subjects of entries are called now, by the entry's id: products and e-mails by name, orders by number. */
async function subjectNames(db: Executor, entries: readonly Entry[]): Promise<Map<number, string>> {
  const names = new Map([...(await productNames(db, entries)), ...(await orderNumbers(db, entries)), ...letterNames()]);
  return new Map(
    entries.flatMap(({ id, action, subject }) => {
      const name = names.get(`${action.split('.')[0]} ${subject}`);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

/** In the language of who reads the log. */
function letterNames(): [string, string][] {
  return letterKinds.map((kind) => [`letter ${kind}`, letterOf(kind).name()]);
}

function subjectsOf(entries: readonly Entry[], kind: string): string[] {
  return [...new Set(entries.flatMap(({ action, subject }) => (action.startsWith(`${kind}.`) ? [subject] : [])))];
}

async function productNames(db: Executor, entries: readonly Entry[]): Promise<[string, string][]> {
  const ids = subjectsOf(entries, 'product').filter((subject) => /^\d{1,9}$/.test(subject));
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, ids.map(Number)));
  return found.map(({ id, name }) => [`product ${id}`, name]);
}

async function orderNumbers(db: Executor, entries: readonly Entry[]): Promise<[string, string][]> {
  const references = subjectsOf(entries, 'order').filter((subject) => orderReference(subject) !== undefined);
  if (references.length === 0) return [];
  const found = await db
    .select({ reference: orders.reference, number: orders.number })
    .from(orders)
    .where(inArray(orders.reference, references));
  return found.map(({ reference, number }) => [`order ${reference}`, String(number)]);
}
