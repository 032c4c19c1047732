import { eq, sql } from 'drizzle-orm';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { momentWords, shopMoment, shopTime } from '#contract/core/time/shop-time.ts';
import type { DatedOffer, productDesk } from '#contract/goods/product-desk.ts';
import { t } from '#messages/messages.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { adminActor, noteChange } from '#server/core/audit/audit.service.ts';
import type { Context } from '#server/core/context/context.ts';
import { holdCurrency } from '#server/core/owner-settings/stored-country.service.ts';
import { priceBesideCampaign } from './campaign-prices.service.ts';
import { datedOffers, products } from './catalogue.tables.ts';
import { priceHistories, sayPriceReason } from './price-history.service.ts';
import { struckRule } from './shown-offer.service.ts';
import { beginOffers, endOffers } from './switch-offers.ts';
import { judgeOffer } from './true-offer.service.ts';

type Stored = typeof datedOffers.$inferSelect;

/** Returns the offer of a product that is planned or stands; null for none. */
export async function datedOfferOf(db: Executor, productId: number): Promise<DatedOffer | null> {
  const stored = await storedOffer(db, productId);
  if (!stored) return null;
  const { price, startsAt, endsAt, usual } = stored;
  return {
    price: shopMoney(price),
    from: shopMoment(startsAt),
    until: endsAt && shopMoment(endsAt),
    isRunning: usual !== null,
  };
}

async function storedOffer(db: Executor, productId: number): Promise<Stored | undefined> {
  const [stored] = await db.select().from(datedOffers).where(eq(datedOffers.productId, productId));
  return stored;
}

/**
 * Plans the offer of a product, changes or ends it. One whose time has come begins at once; one that stands goes on with another price or
 * end. Throws `product_not_found`, `currency_changed`, `invalid`.
 */
export async function saveOffer(
  ctx: Context,
  { productId, offer }: Input<typeof productDesk.saveOffer>,
): Promise<{ offer: DatedOffer | null }> {
  const now = ctx.clock();
  return inTransaction(ctx.db, async (transaction) => {
    if (offer) await holdCurrency(transaction, products, offer.price);
    const [product] = await transaction.select().from(products).where(eq(products.id, productId)).for('no key update');
    if (!product) throw new ShopError('product_not_found');
    const before = await datedOfferOf(transaction, productId);
    await sayPriceReason(transaction, { actor: adminActor(ctx), at: now });
    if (offer) await plan(transaction, product, offer, now);
    else await endOffers(transaction, [productId], sql`true`);
    const after = await datedOfferOf(transaction, productId);
    await noteChange(transaction, ctx, {
      action: 'product.update',
      subject: String(productId),
      before: { offer: toldOf(before) },
      after: { offer: toldOf(after) },
    });
    return { offer: after };
  });
}

type Asked = NonNullable<Input<typeof productDesk.saveOffer>['offer']>;

async function plan(
  transaction: Transaction,
  product: typeof products.$inferSelect,
  { price, from, until }: Asked,
  now: Date,
): Promise<void> {
  const { id: productId } = product;
  const [startsAt, endsAt] = [shopTime(from), until === null ? null : shopTime(until)];
  // Two local times can be one, written with seconds, or as clocks are put forward.
  if (endsAt !== null && endsAt <= startsAt) throw refused('until', t('product-desk.offer.crossed'));
  if (endsAt !== null && endsAt <= now) throw refused('until', t('product-desk.offer.over'));
  const stored = await storedOffer(transaction, productId);
  const usual = stored?.usual ?? (await priceBesideCampaign(transaction, productId)) ?? product.currentPrice;
  const stands = stored !== undefined && stored.usual !== null;
  if (stands && startsAt > now) await endOffers(transaction, [productId], sql`true`);
  if (price.minor >= usual) throw refused('price', backOfficeTexts.productForm.offerNotLower);
  await refuseUntrue(transaction, productId, { price: price.minor, at: startsAt > now ? startsAt : now });
  const columns = { price: price.minor, startsAt, endsAt };
  if (stands && startsAt <= now) {
    await transaction.update(datedOffers).set(columns).where(eq(datedOffers.productId, productId));
    await transaction.update(products).set({ currentPrice: price.minor }).where(eq(products.id, productId));
    return;
  }
  const planned = { ...columns, usual: null, usualPrevious: null };
  await transaction
    .insert(datedOffers)
    .values({ productId, ...planned })
    .onConflictDoUpdate({ target: datedOffers.productId, set: planned });
  await beginOffers(transaction, [productId], now);
}

/** Where the price before an offer is that of the history, an offer needs one. */
async function refuseUntrue(
  transaction: Transaction,
  productId: number,
  { price, at }: { readonly price: number; readonly at: Date },
): Promise<void> {
  const rule = struckRule();
  if (!rule) return;
  const history = (await priceHistories(transaction, [productId])).get(productId) ?? [];
  const judged = judgeOffer(history, rule, { price, typed: null, at });
  if ('message' in judged) throw refused('price', judged.message);
}

const refused = (field: 'price' | 'until', message: string) =>
  new ShopError('invalid', {}, [{ path: `offer.${field}`, message }]);

/** As the log of administrators has it: '$ 80,00, 2026-11-27 00:00 – 2026-11-30 00:00'. */
function toldOf(offer: DatedOffer | null): string | null {
  if (!offer) return null;
  const until = offer.until === null ? '' : momentWords(offer.until);
  return `${formatPrice(offer.price)}, ${momentWords(offer.from)} – ${until}`.trim();
}
