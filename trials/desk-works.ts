import { randomUUID } from 'node:crypto';
import { cancellations } from '#contract/sales/orders/cancellations.ts';
import { fulfilmentDesk } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { orderRefunds } from '#contract/sales/payments/order-refunds.ts';
import { returnDesk, type DeskReturn } from '#contract/sales/returns/return-desk.ts';
import type { Actor } from '#test/actor.ts';
import type { Crowd } from './crowd.ts';
import type { Good } from './goods.ts';
import type { WholeShop } from './whole-shop.ts';

/** Something that an administrator does with a size or an order; throws what the shop answers. */
export type Work = (admin: Actor, good: Good, crowd: Crowd) => Promise<void>;

/** Returns the reference of any order with a state of its delivery; undefined when there is none. */
export async function anyOrder({ pool }: WholeShop, states: readonly string[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ reference: string }>(
    'select reference from orders where fulfilment = any($1) order by random() limit 1',
    [states],
  );
  return rows[0]?.reference;
}

const open = ['to_prepare', 'preparing'];
const anywhere = [...open, 'dispatched', 'delivered', 'cancelled'];

/** The same thing by two clicks, or by two people: both are answered before the first refusal is thrown. */
async function twice(work: () => Promise<unknown>): Promise<void> {
  const [one, other] = await Promise.allSettled([work(), work()]);
  if (one?.status === 'rejected' && other?.status === 'rejected') throw one.reason;
}

/** Refunds a part of a paid order, by two clicks of one form. */
const refundPart: Work = async (admin, _good, { dice, shop }) => {
  const reference = await anyOrder(shop, anywhere);
  if (!reference) return;
  const refund = { what: 'amount', amount: 1 + dice(300) } as const;
  const asked = { reference, key: randomUUID(), refund };
  await twice(() => admin.call(orderRefunds.refund, asked));
};

/** Refunds a unit, which may go back to the stock before or after the order was sent. */
const refundUnit: Work = async (admin, _good, { dice, shop }) => {
  const reference = await anyOrder(shop, anywhere);
  if (!reference) return;
  const lines = [{ position: 0, quantity: 1, restock: dice(3) > 0 }];
  const asked = { reference, key: randomUUID(), refund: { what: 'lines' as const, lines } };
  await twice(() => admin.call(orderRefunds.refund, asked));
};

/** Hands a unit or all that is left to a carrier, by two people at once. */
const dispatch: Work = async (admin, _good, { dice, shop }) => {
  const reference = await anyOrder(shop, open);
  if (!reference) return;
  const lines = dice(2) === 0 ? [{ position: 0, quantity: 1 }] : undefined;
  await twice(() => admin.call(fulfilmentDesk.addParcel, { reference, lines }));
};

const deliver: Work = async (admin, _good, { shop }) => {
  const reference = await anyOrder(shop, ['dispatched']);
  if (reference) await twice(() => admin.call(fulfilmentDesk.move, { reference, to: 'delivered' }));
};

const cancelPaid: Work = async (admin, _good, { shop }) => {
  const reference = await anyOrder(shop, open);
  if (reference) await twice(() => admin.call(cancellations.byDesk, { reference }));
};

/** Enters an order, twice with the same key; the money is there, comes by a link, or is noted later. */
const enterOrder: Work = async (admin, { variantId }, { dice, shop }) => {
  const payment = (['cash', 'transfer', 'link', 'later'] as const)[dice(4)] ?? 'cash';
  const key = randomUUID();
  const cartItems = [{ variantId, quantity: 1 + dice(2) }];
  const discount = dice(2) === 0 ? 100 : undefined;
  const asked = { key, cartItems, delivery: { what: 'counter' } as const, discount, payment };
  await twice(() => admin.call(manualOrders.create, asked));
  if (payment === 'later') await twice(() => admin.call(manualOrders.take, { reference: key, means: 'cash' }));
  if (payment === 'link' && dice(2) === 0) {
    const { rows } = await shop.pool.query<{ url: string }>(
      'select url from payment_sessions where order_reference = $1',
      [key],
    );
    if (rows[0]) await shop.payments.pay(rows[0].url, 'approved');
  }
};

/** Takes the next step of any return that waits for the owner, by two people at once. */
const stepReturn: Work = async (admin, _good, { dice, shop }) => {
  const { rows } = await shop.pool.query<{ id: number }>(
    "select id from returns where state in ('requested', 'accepted', 'received') order by random() limit 1",
  );
  if (!rows[0]) return;
  const { id } = rows[0];
  const found = await admin.call(returnDesk.one, { id });
  const steps: Partial<Record<DeskReturn['state'], () => Promise<unknown>>> = {
    requested: () =>
      dice(5) === 0
        ? admin.call(returnDesk.reject, { id, reason: 'No corresponde' })
        : admin.call(returnDesk.accept, { id, place: 'Honduras 4850' }),
    accepted: () => admin.call(returnDesk.receive, { id }),
    received: () => admin.call(returnDesk.close, { id, lines: inspected(found, dice), note: 'Revisada' }),
  };
  await twice(steps[found.state] ?? (async () => undefined));
};

function inspected({ lines }: DeskReturn, dice: Crowd['dice']) {
  return lines.map(({ position, quantity, wants }) => {
    const outcome = dice(4) === 0 ? ('nothing' as const) : wants;
    return { position, restock: dice(quantity + 1), outcome };
  });
}

/** What is done in the provider's own panel: a part is refunded, or a buyer disputes the payment with the bank. */
const useProvidersPanel: Work = async (_admin, _good, { dice, shop: { payments } }) => {
  const all = await payments.list();
  const found = all[dice(all.length)];
  if (!found) return;
  const { id, status } = found;
  if (status === 'approved' && dice(3) > 0) await payments.refundInPanel(id, 100 * (1 + dice(200)));
  else if (status === 'approved') await payments.dispute(id);
  else if (status === 'disputed') await payments.decideDispute(id, dice(2) === 0);
};

/** The work at the order desk: sending, giving money back, returns, orders by hand, and what arrives from the provider. */
export const deskWorks: readonly Work[] = [
  dispatch,
  dispatch,
  dispatch,
  deliver,
  deliver,
  refundPart,
  refundUnit,
  cancelPaid,
  enterOrder,
  stepReturn,
  stepReturn,
  stepReturn,
  useProvidersPanel,
];
