import { dayMs } from '#contract/core/time/units.ts';
import { t } from '#messages/messages.ts';
import { moneyOf } from '#contract/core/money/money.ts';
import { pageAddresses } from '#contract/core/shop/page-addresses.ts';
import type { Picture } from '#contract/goods/products.ts';
import { withoutExtension } from '#contract/people/phone-extension.ts';
import { pictureUrl, plainFormat, widthNear } from '#contract/core/shop/pictures.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import type { Services } from '#server/core/context/context.ts';
import { inRequestLanguage } from '#server/core/context/request-language.ts';
import type { Executor } from '#platform/database/database.ts';
import { inTransaction, onOneConnection, together } from '#platform/database/in-transaction.ts';
import { payerById } from '#server/people/accounts/users.service.ts';
import { firstPictures } from '#server/goods/products/first-pictures.service.ts';
import { advanceOrder } from '../orders/advance-order.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { payingLinkOf } from '../orders/buyer.service.ts';
import { discountOf, goodsOf, type OrderGoods } from '../orders/order-goods.service.ts';
import { lockOrder, type OrderRow } from '../orders/order-state.service.ts';
import { keepSession, noteClosed, sessionOf, type PaymentSession } from '../payments/payment-sessions.service.ts';
import {
  ProviderUnavailable,
  type Payer,
  type PaymentPage,
  type PaymentProvider,
} from '#server/core/context/payment-provider.ts';

/** What the caller has read already: where the order is paid (null: nowhere yet), and its goods. */
export type KnownOfOrder = { readonly session?: PaymentSession | null; readonly goods?: OrderGoods };

/**
 * The address where an open order is paid. Makes the provider's page when there is none yet, under the order's own key, so
 * that two tabs, or a process that died halfway, get the same page; an order that has one keeps it, whatever provider the
 * shop offers now, unless the page has ended by itself. Returns undefined when the order was closed meanwhile.
 * Throws `provider_unavailable`, and then an order that its buyer placed is given up and its units are back.
 */
export async function paymentPageOf(
  services: Services,
  order: OrderRow,
  known: KnownOfOrder = {},
): Promise<string | undefined> {
  const { db } = services;
  const session = known.session === undefined ? await sessionOf(db, order.reference) : known.session;
  const ended = session && isEnded(session, services.clock()) ? session : undefined;
  if (session && !ended) return session.url;
  const goods = known.goods ?? (await goodsOf(db, [order.reference]))(order.reference);
  // Taken once: the owner may connect another one while this one makes its page.
  const { all, offered } = services.providers;
  const provider = all.find(({ name }) => name === ended?.provider) ?? offered;
  const page = await startPage(services, provider, order, { ...goods, replaces: ended?.externalId });
  const made = { provider: provider.name, ...page };
  const kept = await keepSession(db, order.reference, made, ended?.externalId);
  const isKept = kept?.provider === made.provider && kept.externalId === made.externalId;
  if (!isKept) await tryToClose(services, made);
  return kept?.url;
}

/** True for a page that ended by itself, before the order did. */
function isEnded({ endsAt }: PaymentSession, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Asks that an order's page take no payment any more. Nothing depends on it: the page ends with the order's time. */
export async function closePage(services: Services, session: PaymentSession | undefined): Promise<void> {
  if (!session || session.closedAt !== null) return;
  if (await tryToClose(services, session)) await noteClosed(services.db, session.orderReference, services.clock());
}

type Made = Pick<PaymentSession, 'provider' | 'externalId'>;

async function tryToClose({ providers, log }: Services, { provider, externalId }: Made): Promise<boolean> {
  try {
    await providers.named(provider).close(externalId);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error, provider, externalId }, 'a payment page stays open until its time is over');
    return false;
  }
}

async function startPage(
  services: Services,
  provider: PaymentProvider,
  order: OrderRow,
  { lines, adjustments, replaces }: OrderGoods & { readonly replaces: string | undefined },
): Promise<PaymentPage> {
  try {
    const productIds = lines.map(({ productId }) => productId);
    const [pictures, payer] = await onOneConnection(services.db, (db) =>
      together([firstPictures(db, productIds), payerOf(db, order)]),
    );
    return await provider.start({
      reference: order.reference,
      lines: lines.map(({ productId, name, color, size, quantity, price }) => ({
        picture: pictureOf(pictures.get(productId)),
        title: t('order-words.goodsAndSize', { goods: nameWithColor({ name, color }), size }),
        quantity,
        unitPrice: moneyOf(price, order.currency),
      })),
      discount: discountOf(adjustments, order.currency),
      discountTitle: adjustments.flatMap(({ title }) => (title === '' ? [] : [title])).join(' · '),
      shipping: { title: order.shippingTitle, price: moneyOf(order.shipping, order.currency) },
      email: order.email,
      returnPath: returnPathOf(order),
      payer,
      expiresAt: order.expiresAt,
      payUntil: new Date(order.orderDate.getTime() + services.ownerSettings.current().selling.paymentDays * dayMs),
      ...(replaces !== undefined && { replaces }),
    });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.error({ err: error, order: order.reference }, 'no payment page could be made');
    await giveUpPageless(services, order.reference);
    throw new ShopError('provider_unavailable');
  }
}

/** Who pays by a link may have no account, and returns to the link's page. Everybody returns to the language they left. */
function returnPathOf(order: OrderRow): string {
  return inRequestLanguage(payingLinkOf(order) ?? pageAddresses.currentOrder);
}

/** The path of a picture that the provider may show: the shop's own, in a width that is made. */
function pictureOf(picture: Picture | undefined): string | undefined {
  const width = picture && widthNear(640, picture.widths);
  return picture?.path.startsWith('/media/') && width !== undefined
    ? pictureUrl(picture.path, width, plainFormat)
    : undefined;
}

/** Who pays, as far as the order or the account says it. */
async function payerOf(db: Executor, { userId, deliveryAddress, contact }: OrderRow): Promise<Payer> {
  const person = userId === null ? undefined : await payerById(db, userId);
  const recipient = (contact ?? deliveryAddress)?.recipient || null;
  const { name, surname, dni } = person ?? { name: recipient, surname: null, dni: null };
  return {
    name,
    surname,
    dni,
    phone: withoutExtension((deliveryAddress ?? contact)?.phone ?? '') || null,
    address: deliveryAddress,
  };
}

/** Another tab may have got the page meanwhile: then the order lives on. */
function giveUpPageless({ db, clock }: Services, reference: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, reference);
    // What the shop's people entered stays until its time is over.
    if (!order?.isOpen || order.source === 'desk' || (await sessionOf(transaction, reference))) return false;
    return advanceOrder(transaction, order, 'failure', {
      actor: 'provider',
      reason: 'provider_unavailable',
      now: clock(),
    });
  });
}
