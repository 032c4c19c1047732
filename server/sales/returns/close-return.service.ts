import { t } from '#messages/messages.ts';
import { and, eq } from 'drizzle-orm';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { refundOfUnits } from '#contract/sales/orders/order-money.ts';
import type { DeskReturn, returnDesk } from '#contract/sales/returns/return-desk.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { admitAmount } from '#server/people/accounts/fresh-proof.service.ts';
import { noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { giveBack, type FoundLine } from '#server/goods/products/stock.service.ts';
import { activeCarrier, checkNumber } from '../fulfilment/parcel-carrier.service.ts';
import type { OrderRow } from '../orders/order-state.service.ts';
import { noteUnitsBack, unitsOut } from '../orders/order-goods.service.ts';
import { openLineRefund, refundableLines } from '../payments/line-refund.service.ts';
import { sendRequest, shippingLeft } from '../payments/refund-rest.service.ts';
import { heldFor, holdSizes } from './held-sizes.ts';
import {
  byOwner,
  holdReturn,
  moveReturn,
  refuseMove,
  stockReason,
  type HeldReturn,
  type MadeReturnMove,
} from './move-return.ts';
import { returnableLines } from './returnable.ts';
import type { ReturnLineRow } from './returns.queries.ts';
import { returnLines } from './returns.tables.ts';
import { viewReturn } from './returns-view.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

type Asked = Input<typeof returnDesk.close>;

/** A line with what its inspection decided. */
type Inspected = {
  readonly row: ReturnLineRow;
  readonly restock: number;
  readonly outcome: ReturnLineOutcome;
  /** Of an exchange, the size that is sent: the one that is held, unless the shop sends another one; null if it was deleted. */
  readonly sentVariantId: number | null;
  /** Its place in the form. */
  readonly at: number;
};

type ReturnLineOutcome = Asked['lines'][number]['outcome'];

/**
 * Closes a received return by its inspection: what goes back to the stock, the refund that is asked for, and the parcel of
 * the exchange are one transaction; the provider is asked afterwards, by the jobs too. Throws `return_not_found`,
 * `return_moved`, `return_units` if units were refunded meanwhile, `return_size_sold_out`, `carrier_not_found`, `invalid`, and what `openRefund`
 * throws.
 */
export async function closeReturn(ctx: Context, asked: Asked): Promise<DeskReturn> {
  const { id, note, withShipping, carrierId, trackingNumber } = asked;
  const made = byOwner(ctx, note);
  const refundKey = await inTransaction(ctx.db, async (transaction) => {
    const held = await holdReturn(transaction, id);
    refuseMove(held, 'closed', made.by);
    const lines = inspectedLines(held, asked);
    await refuseRefunded(transaction, held, lines);
    if (withShipping) await refuseShipping(transaction, held.order, lines);
    const isExchange = lines.some(({ outcome }) => outcome === 'exchange');
    const carrier = isExchange ? await activeCarrier(transaction, carrierId) : undefined;
    checkNumber(carrier, trackingNumber);
    const parcel = isExchange ? { carrierId: carrier?.id ?? null, trackingNumber } : {};
    await moveReturn(transaction, held, 'closed', made, { answer: note, ...parcel });
    const back = await writeLines(transaction, held, lines, made);
    await refundLines(transaction, ctx, held, { lines: back, withShipping }, made);
    return held.row.refundKey;
  });
  await sendRequest(ctx, refundKey);
  return viewReturn(ctx.db, id);
}

/** Throws `invalid` unless each line is decided once, as it can be, and explained where it gets nothing. */
function inspectedLines({ lines }: HeldReturn, asked: Asked): Inspected[] {
  for (const [at, { position }] of asked.lines.entries()) {
    const isOwn = lines.some((line) => line.position === position);
    const isFirst = asked.lines.findIndex((one) => one.position === position) === at;
    if (!isOwn || !isFirst) throw invalid(`lines.${at}.position`, t('returns.garmentUnknown'));
  }
  return lines.map((row) => {
    const at = asked.lines.findIndex(({ position }) => position === row.position);
    const found = asked.lines[at];
    if (!found) throw invalid('lines', t('returns.garmentUndecided'));
    const { restock, outcome, variantId } = found;
    if (restock > row.quantity) throw invalid(`lines.${at}.restock`, t('returns.mostToStock', { count: row.quantity }));
    if (outcome === 'exchange' && row.wants !== 'exchange' && variantId === undefined) {
      throw invalid(`lines.${at}.outcome`, t('returns.sentSizeMissing'));
    }
    if (outcome === 'nothing' && asked.note === '') throw invalid('note', t('returns.noteMissing'));
    return { row, restock, outcome, sentVariantId: variantId ?? row.wantedVariantId, at };
  });
}

const invalid = (path: string, message: string) => new ShopError('invalid', {}, [{ path, message }]);

/** Throws `return_units` for units that were refunded elsewhere while they came back. */
async function refuseRefunded(
  transaction: Transaction,
  { order, row }: HeldReturn,
  lines: readonly Inspected[],
): Promise<void> {
  const returnable = await returnableLines(transaction, order, row.id);
  for (const { row: one, outcome } of lines) {
    const found = returnable.find(({ line }) => line.position === one.position);
    if (outcome === 'nothing' || !found || one.quantity <= found.left) continue;
    const { line, left } = found;
    throw new ShopError('return_units', { product: line.name, size: line.size, left });
  }
}

/** Throws `invalid` where no money goes back, or the delivery's went back already. */
async function refuseShipping(transaction: Transaction, order: OrderRow, lines: readonly Inspected[]): Promise<void> {
  if (!lines.some(({ outcome }) => outcome === 'refund')) {
    throw invalid('withShipping', t('returns.shippingAlone'));
  }
  if ((await shippingLeft(transaction, order)) === null) {
    throw invalid('withShipping', t('returns.shippingGone'));
  }
}

/**
 * Writes down what was decided, takes sizes from the stock that nobody held, and puts units back: those that came back, and those
 * that were held and are not sent after all.
 * Returns the lines with what did go back.
 */
async function writeLines(
  transaction: Transaction,
  held: HeldReturn,
  lines: readonly Inspected[],
  made: MadeReturnMove,
): Promise<readonly Inspected[]> {
  const { order } = held;
  const bought = await returnableLines(transaction, order);
  const back = lines.map(({ restock, ...inspected }) => {
    const { row, at } = inspected;
    const line = bought.find((one) => one.line.position === row.position)?.line;
    const most = line ? unitsOut(line) : 0;
    if (restock > most) throw invalid(`lines.${at}.restock`, t('returns.mostToStock', { count: most }));
    const variantId = line?.variantId ?? null;
    // A size that was deleted has no stock to go back to.
    return { ...inspected, variantId, restock: variantId === null ? 0 : restock };
  });
  const others = await sendOthers(transaction, held, lines, bought, made);
  for (const { row, outcome, sentVariantId, restock: restocked } of back) {
    const other = others.get(row.position);
    const sent =
      outcome === 'exchange'
        ? { sentSize: other?.size ?? row.wantedSize, sentVariantId: other?.variantId ?? sentVariantId }
        : {};
    await transaction
      .update(returnLines)
      .set({ outcome, restocked, ...sent })
      .where(and(eq(returnLines.returnId, held.row.id), eq(returnLines.position, row.position)));
  }
  const unsent = lines
    .filter(({ row, outcome }) => outcome !== 'exchange' || others.has(row.position))
    .map(({ row }) => row);
  const units = back.map(({ variantId, restock: quantity }) => ({ variantId, quantity }));
  await giveBack(transaction, [...units, ...heldFor(unsent)], stockReason(held, made));
  await noteUnitsBack(
    transaction,
    order.reference,
    back.map(({ row: { position, quantity }, outcome, restock: putBack }) =>
      outcome === 'exchange' ? { position, exchanged: quantity } : { position, putBack },
    ),
  );
  return back;
}

/** Takes the sizes from the stock that are sent though nothing is held of them. Returns them by the position of their line. */
async function sendOthers(
  transaction: Transaction,
  held: HeldReturn,
  lines: readonly Inspected[],
  bought: Awaited<ReturnType<typeof returnableLines>>,
  made: MadeReturnMove,
): Promise<ReadonlyMap<number, FoundLine>> {
  const wanted = lines.flatMap(
    ({ row: { position, quantity, wantedVariantId }, outcome, sentVariantId: variantId }) => {
      const line = bought.find((one) => one.line.position === position)?.line;
      if (outcome !== 'exchange' || variantId === null || variantId === wantedVariantId || !line) return [];
      return [{ position, quantity, variantId, productId: line.productId, name: line.name }];
    },
  );
  const taken = await holdSizes(transaction, wanted, {
    actor: made.actor,
    order: held.order.reference,
    at: made.now,
  });
  return new Map(taken.flatMap((one, at) => (wanted[at] ? [[wanted[at].position, one] as const] : [])));
}

async function refundLines(
  transaction: Transaction,
  ctx: Context,
  { order, row: { id, refundKey: request } }: HeldReturn,
  { lines, withShipping }: { readonly lines: readonly Inspected[]; readonly withShipping: boolean },
  { actor, now }: MadeReturnMove,
): Promise<void> {
  const refunded = lines.filter(({ outcome }) => outcome === 'refund');
  if (refunded.length === 0) return;
  const units = new Map(refunded.map(({ row: { position, quantity } }) => [position, quantity]));
  const cost = refundOfUnits(await refundableLines(transaction, order), units, order.currency);
  // Units that cost nothing, as of a replacement, came back without money to give back.
  if (cost.minor === 0 && !withShipping) return;
  const reason = inShopLanguage(() => t('returns.refundReason', { id }));
  const made = await openLineRefund(transaction, order, {
    request,
    lines: refunded.map(({ row: { position, quantity }, restock }) => ({ position, quantity, putBack: restock })),
    withShipping,
    reason,
    actor,
    now,
    newId: ctx.newId,
  });
  admitAmount(ctx, made.amount);
  await noteChange(transaction, ctx, {
    action: 'order.refund',
    subject: order.reference,
    after: { amount: toDecimal(made.amount), units: made.units, reason },
  });
}
