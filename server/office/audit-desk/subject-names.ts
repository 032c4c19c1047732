import { inArray } from 'drizzle-orm';
import type { AuditEntry } from '#contract/office/audit-desk.ts';
import { letterKinds, letterOf } from '#contract/mail/letters/letters.ts';
import type { Executor } from '#platform/database/database.ts';
import { products } from '#server/goods/products/catalogue.tables.ts';
import { orderReference } from '#server/sales/checkout/find-orders.service.ts';
import { orders } from '#server/sales/orders/orders.tables.ts';

type Entry = Pick<AuditEntry, 'id' | 'action' | 'subject'>;

/** Returns what the subjects of entries are called now, by the entry's id: products and e-mails by name, orders by number. */
export async function subjectNames(db: Executor, entries: readonly Entry[]): Promise<Map<number, string>> {
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
