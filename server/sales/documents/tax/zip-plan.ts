import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { moneyOf } from '#contract/core/money/money.ts';
import type { ZipPlan } from '#contract/sales/tax-documents/document-desk.ts';
import { namedDocument, type NamedDocument, type ZipProblem } from '#contract/sales/tax-documents/document-rules.ts';
import type { Executor } from '#platform/database/database.ts';
import type { OrderRow } from '../../orders/order-state.service.ts';
import { orders } from '../../orders/orders.tables.ts';
import { documentsOfOrders, type DocumentRow } from '../../orders/tax-documents.service.ts';
import { refundsToCredit, type SettledRefund } from '../../payments/credit-notes.service.ts';
import type { File } from './write-document.ts';

/** A file of a zip, with the hash of its contents; undefined contents are no PDF or XML. */
export type UnpackedFile = { readonly name: string; readonly file: File | undefined; readonly hash: string };

/** A file with the order that it goes to, and for a credit note the refund; or why it goes to none. */
export type PlannedFile = UnpackedFile & {
  readonly named: NamedDocument | undefined;
  readonly order: OrderRow | undefined;
  readonly refund: string | null;
  readonly problem: ZipProblem | null;
};

/** What is known of the orders that the names of files name. */
type Known = {
  readonly orders: ReadonlyMap<number, OrderRow>;
  readonly documents: readonly DocumentRow[];
  readonly refunds: readonly SettledRefund[];
};

/** Returns to what each file of a zip is to be attached, by the order's number in its name. */
export async function planOf(db: Executor, files: readonly UnpackedFile[]): Promise<PlannedFile[]> {
  const named = files.map(({ name }) => namedDocument(name));
  const numbers = [...new Set(named.flatMap((one) => (one ? [one.order] : [])))];
  const rows = await db.select().from(orders).where(inArray(orders.number, numbers));
  const references = rows.map(({ reference }) => reference);
  const known = {
    orders: new Map(rows.map((row) => [row.number, row])),
    documents: await documentsOfOrders(db, references),
    refunds: await refundsToCredit(db, references),
  };
  const planned = files.map((file, at) => plannedFile(file, named[at], known));
  return planned.map((one) => ({ ...one, problem: one.problem ?? problemAmong(one, planned) }));
}

function plannedFile(one: UnpackedFile, named: NamedDocument | undefined, known: Known): PlannedFile {
  const order = named && known.orders.get(named.order);
  const waiting = order && named?.kind === 'credit_note' ? withoutNote(order, known) : [];
  const refund = waiting.length === 1 ? (waiting[0]?.request ?? null) : null;
  return { ...one, named, order, refund, problem: problemOf(one, { named, order, waiting }, known) };
}

/** The refunds of an order that no credit note is for. */
function withoutNote({ reference }: OrderRow, { refunds, documents }: Known): SettledRefund[] {
  const credited = new Set(documents.map(({ refundRequest }) => refundRequest));
  return refunds.filter((one) => one.orderReference === reference && !credited.has(one.request));
}

type Target = {
  readonly named: NamedDocument | undefined;
  readonly order: OrderRow | undefined;
  readonly waiting: readonly SettledRefund[];
};

function problemOf({ file }: UnpackedFile, { named, order, waiting }: Target, { documents }: Known): ZipProblem | null {
  if (!named) return 'name';
  if (file?.type !== named.type) return 'content';
  if (!order) return 'unknown_order';
  if (order.status !== 'approved') return 'unpaid';
  if (named.kind === 'invoice') {
    const has = documents.some(({ orderReference, kind }) => orderReference === order.reference && kind === 'invoice');
    return has ? 'has_document' : null;
  }
  if (waiting.length === 0) return 'no_refund';
  return waiting.length > 1 ? 'several_refunds' : null;
}

/** Two files of one type for one document, or two documents for one order. */
function problemAmong({ named, name }: PlannedFile, all: readonly PlannedFile[]): ZipProblem | null {
  if (!named) return null;
  const same = all.filter(
    (one) => one.name !== name && one.named?.order === named.order && one.named.kind === named.kind,
  );
  if (same.some((one) => one.named?.number !== named.number)) return 'other_number';
  return same.some((one) => one.named?.type === named.type) ? 'twice' : null;
}

/** Returns a plan as it is shown, with what stands for it. */
export function viewPlan(files: readonly PlannedFile[]): ZipPlan {
  return {
    plan: planKey(files),
    isRight: files.length > 0 && files.every(({ problem }) => problem === null),
    files: files.map(({ name, named, order, problem }) => ({
      name,
      order: order
        ? { number: order.number, buyer: buyerOf(order), total: moneyOf(order.total, order.currency) }
        : null,
      kind: named?.kind ?? null,
      number: named?.number ?? '',
      problem,
    })),
  };
}

function buyerOf({ taxData, deliveryAddress, contact }: OrderRow): string {
  return taxData?.name ?? (deliveryAddress ?? contact)?.recipient ?? '';
}

/** What stands for a plan: another file, another order or another refund is another plan. */
export function planKey(files: readonly PlannedFile[]): string {
  const told = files.map(({ name, hash, order, refund, problem }) => [
    name,
    hash,
    order?.reference ?? null,
    refund,
    problem,
  ]);
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
