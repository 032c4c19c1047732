import { dayMs } from '#contract/core/time/units.ts';
import { t } from '#messages/messages.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { moneyOf, shopMoney, toDecimal } from '#contract/core/money/money.ts';
import { deskDiscount } from '#contract/sales/orders/adjustments.ts';
import type { Order } from '#contract/sales/orders/orders.ts';
import type { Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { refusedAs, violations } from '#platform/database/refused-as.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import {
  counterContact,
  deliveryAddressOf,
  refuseForeignPlace,
  storedContact,
  type StoredAddress,
} from '#server/people/accounts/delivery-address.service.ts';
import { limitStrangers } from '#server/people/accounts/strangers-email.service.ts';
import { userNamed, type UserRow } from '#server/people/accounts/users.service.ts';
import { groupedLines } from '../checkout/bag-lines.service.ts';
import { oneOrder } from '../checkout/orders.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { activeOffers, chooseDelivery } from '#server/delivery/methods/offers.service.ts';
import { recordEvent } from '#server/core/event-log/record-event.service.ts';
import { handOverAtCounter } from '../fulfilment/counter-sale.service.ts';
import { advanceOrder, type OrderActor } from '../orders/advance-order.ts';
import { noteMoney, orderOf, type OrderDelivery } from '../orders/order-state.service.ts';
import { placeOrder } from '../orders/open-order.service.ts';
import { standingLegalPages } from '#server/site/pages/legal-pages.service.ts';
import { recordLink, refuseLink } from './payment-link.service.ts';
import { takeByHand } from './take-by-hand.service.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';

type Asked = Input<typeof manualOrders.create>;

/**
 * Enters an order for somebody: takes its units, and then its payment or sends its link. The same key again, by a double
 * click or after an interruption, goes on with the same order. Throws `user_not_found`, `order_key_used`, `invalid`,
 * `delivery_needed`, `delivery_unavailable`, `country_changed`, `out_of_stock`, `product_not_found`, `payment_not_connected`,
 * `link_too_low`, `too_many_emails`.
 */
export async function createManualOrder(ctx: Context, asked: Asked): Promise<Order> {
  const { key: reference, payment, delivery } = asked;
  if (!(await isEntered(ctx, reference))) await enterOnce(ctx, asked);
  const order = await orderOf(ctx.db, reference);
  const isTaken = payment === 'cash' || payment === 'transfer';
  if (order?.status === 'pending' && isTaken) {
    try {
      return await takeByHand(ctx, { reference, means: payment, isHandedOver: delivery.what === 'counter' });
    } catch (error) {
      // The same request, sent twice: the other one took the payment.
      if (!(error instanceof ShopError) || error.code !== 'order_settled') throw error;
    }
  }
  return oneOrder(ctx, reference);
}

/** The same request at the same moment waits at the order's key, and goes on with that order. */
async function enterOnce(ctx: Context, asked: Asked): Promise<void> {
  try {
    await enter(ctx, asked);
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'order_key_used') throw error;
    if (!(await isEntered(ctx, asked.key))) throw error;
  }
}

async function isEntered(ctx: Context, reference: string): Promise<boolean> {
  const known = await orderOf(ctx.db, reference);
  if (known && known.source !== 'desk') throw new ShopError('order_key_used');
  return known !== undefined;
}

async function enter(ctx: Context, asked: Asked): Promise<void> {
  const { key: reference, cartItems, discount = shopMoney(0), note } = asked;
  const customer = await customerOf(ctx, asked.customer);
  refuseOtherEmail(customer, asked.buyer.email);
  const delivery = await deliveryFor(ctx, asked, customer);
  // Its e-mails go to the typed address.
  if (!customer?.email && asked.buyer.email !== '') await limitStrangers(ctx, asked.buyer.email);
  const now = ctx.clock();
  const accepted = await standingLegalPages(ctx.db, now);
  const actor = adminActor(ctx);
  const isBeingEntered = () => new ShopError('order_key_used');
  await refusedAs({ [violations.unique]: isBeingEntered }, () =>
    inTransaction(ctx.db, async (transaction) => {
      const placed = await placeOrder(transaction, {
        reference,
        buyer: { id: customer?.id ?? null, email: customer?.email ?? (asked.buyer.email || null) },
        source: 'desk',
        actor,
        adjustments: deskDiscount(discount),
        lines: groupedLines(cartItems),
        delivery,
        bagKey: '',
        accepted,
        now,
        expiresAt: new Date(now.getTime() + ctx.ownerSettings.current().selling.paymentDays * dayMs),
      });
      if (!placed) return;
      if (note !== '') {
        await recordEvent(transaction, {
          at: now,
          kind: 'order.noted',
          subject: reference,
          actor,
          data: { text: note },
        });
      }
      if (asked.payment === 'link') {
        refuseLink(ctx, placed.order);
        await recordLink(transaction, ctx, placed.order);
      }
      if (placed.order.total === 0) await approveFree(transaction, asked, { actor, now });
      const { total, currency } = placed.order;
      await noteChange(transaction, ctx, {
        action: 'order.create',
        subject: reference,
        after: {
          amount: toDecimal(moneyOf(total, currency)),
          discount: toDecimal(discount),
          units: placed.goods.lines.reduce((sum, { quantity }) => sum + quantity, 0),
        },
      });
    }),
  );
}

/** A gift or a replacement: there is nothing to pay, so that it is to be sent at once. */
async function approveFree(
  transaction: Transaction,
  asked: Asked,
  made: { actor: OrderActor; now: Date },
): Promise<void> {
  const { key: reference, delivery } = asked;
  await advanceOrder(transaction, { reference, status: 'pending' }, 'approved', { ...made, reason: 'by_hand' });
  await noteMoney(transaction, reference, { state: 'paid', returned: shopMoney(0) });
  if (delivery.what === 'counter') await handOverAtCounter(transaction, reference, { ...made, reason: 'counter' });
}

/** Throws `invalid` for an address that differs from the account's, to which the e-mails go. */
function refuseOtherEmail(customer: UserRow | undefined, typed: string): void {
  if (!customer?.email || typed === '' || typed.toLowerCase() === customer.email.toLowerCase()) return;
  const message = t('manual-orders.otherEmail', { email: customer.email });
  throw new ShopError('invalid', {}, [{ path: 'buyer.email', message }]);
}

async function customerOf({ db }: Context, name: string): Promise<UserRow | undefined> {
  if (name === '') return undefined;
  const found = await userNamed(db, name);
  if (found?.rol !== 'client') throw new ShopError('user_not_found');
  return found;
}

async function deliveryFor({ db }: Context, asked: Asked, customer: UserRow | undefined): Promise<OrderDelivery> {
  const { recipient, phone } = asked.buyer;
  if (asked.delivery.what === 'counter') {
    return { method: counter(), address: null, contact: counterContact(asked.buyer, 'buyer.phone') };
  }
  const contact = recipient === '' || phone === '' ? undefined : storedContact({ recipient, phone }, 'buyer.phone');
  const { id: methodId, address: typed } = asked.delivery;
  const own = customer && !typed ? await deliveryAddressOf(db, customer.id, undefined) : null;
  const address = typed ? typedAddress(typed) : own;
  return chooseDelivery(await activeOffers(db), { methodId, address, contact });
}

type TypedAddress = NonNullable<Extract<Asked['delivery'], { what: 'method' }>['address']>;

function typedAddress({ isDefault: _isDefault, ...typed }: TypedAddress): StoredAddress {
  refuseForeignPlace(typed, 'delivery.address.');
  return { ...typed, ...storedContact(typed, 'delivery.address.phone') };
}

/** What is handed over at once costs nothing to deliver. It is stored: whoever reads the order reads it. */
const counter = (): OrderDelivery['method'] =>
  inShopLanguage(() => ({
    id: null,
    kind: 'pickup',
    title: t('manual-orders.counterSale'),
    rate: { by: 'flat', price: shopMoney(0) },
    freeFrom: null,
    days: null,
    pickup: { address: t('manual-orders.counterAddress'), hours: '' },
  }));
