import { t } from '#messages/messages.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { OrderReturn, returns as contract } from '#contract/sales/returns/returns.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { limitRate } from '#platform/http/rate-limit.ts';
import type { Context } from '#server/core/context/context.ts';
import { lockOrder, orderOf, type LineRow, type OrderRow } from '../orders/order-state.service.ts';
import { holdSizes } from './held-sizes.ts';
import { noteMove } from './move-return.ts';
import { refuseUntimely, returnableLines, type ReturnableLine } from './returnable.ts';
import { returnOfRequest } from './returns.queries.ts';
import { returnLines, returns } from './returns.tables.ts';
import { viewReturn } from './returns-view.ts';

type Asked = Input<typeof contract.request>;
type AskedLine = Asked['lines'][number];
type ChosenLine = { readonly asked: AskedLine; readonly line: LineRow };

/**
 * Asks to return units of one's own order, and holds the sizes that are wanted instead. The same form again is the same
 * return. Throws `order_not_found`, also for somebody else's, `return_not_sent`, `return_window_over`, `return_units`,
 * `return_line_unknown`, `return_size_sold_out`, `invalid` for a line named twice or its own size, `too_many_requests`.
 */
export async function requestReturn(ctx: Context, asked: Asked): Promise<OrderReturn> {
  const { visitor, db } = ctx;
  const { reference, request } = asked;
  const own = await orderOf(db, reference);
  if (!own || visitor.role !== 'customer' || own.userId !== visitor.id) throw new ShopError('order_not_found');
  await limitRate(ctx, `return:${visitor.id}`, { most: 30, windowSeconds: 3600 });
  const id = await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order) throw new ShopError('order_not_found');
    const known = await returnOfRequest(transaction, reference, request);
    return known ? known.id : open(transaction, order, asked, ctx);
  });
  return viewReturn(db, id);
}

async function open(
  transaction: Transaction,
  order: OrderRow,
  { request, lines }: Asked,
  { clock, newId }: Context,
): Promise<number> {
  const { reference: orderReference } = order;
  const now = clock();
  await refuseUntimely(transaction, order, now);
  const chosen = chosenLines(lines, await returnableLines(transaction, order));
  const exchanged = chosen.flatMap(({ asked: { wants, variantId, quantity, position }, line }) =>
    wants === 'exchange' && variantId !== undefined
      ? [{ position, quantity, variantId, productId: line.productId, name: line.name }]
      : [],
  );
  const held = await holdSizes(transaction, exchanged, { actor: 'buyer', order: orderReference, at: now });
  const heldAt = new Map(exchanged.map(({ position }, at) => [position, held[at]]));
  const [made] = await transaction
    .insert(returns)
    .values({ request, orderReference, state: 'requested', askedAt: now, refundKey: newId() })
    .returning();
  if (!made) throw new Error('the return was not written');
  await transaction.insert(returnLines).values(
    chosen.map(({ asked: { position, quantity, wants, reason, note } }) => ({
      returnId: made.id,
      orderReference,
      position,
      quantity,
      wants,
      wantedSize: heldAt.get(position)?.size,
      wantedVariantId: heldAt.get(position)?.variantId,
      reason,
      note,
    })),
  );
  await noteMove(transaction, made, { from: null, to: 'requested', actor: 'buyer', reason: '', now });
  return made.id;
}

/** Throws `return_line_unknown`, `return_units`, and `invalid` for a line named twice or changed for its own size. */
function chosenLines(asked: readonly AskedLine[], returnable: readonly ReturnableLine[]): ChosenLine[] {
  return asked.map((one, at) => {
    const found = returnable.find(({ line }) => line.position === one.position);
    if (!found) throw new ShopError('return_line_unknown');
    const { line, left } = found;
    const isTwice = asked.findIndex(({ position }) => position === one.position) !== at;
    if (isTwice) throw invalid(at, 'position', t('returns.garmentTwice'));
    if (one.quantity > left) throw new ShopError('return_units', { product: line.name, size: line.size, left });
    if (one.wants === 'exchange' && one.variantId === line.variantId) {
      throw invalid(at, 'variantId', t('returns.sameSize'));
    }
    return { asked: one, line };
  });
}

const invalid = (at: number, field: string, message: string) =>
  new ShopError('invalid', {}, [{ path: `lines.${at}.${field}`, message }]);
