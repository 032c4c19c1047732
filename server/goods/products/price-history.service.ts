import { sql, type SQL } from 'drizzle-orm';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { standingOffer, type PriceEntry } from '#contract/core/money/price-history.ts';
import { lowestBefore } from '#contract/core/money/struck-price.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { pastPrices, priceHistory, products } from './catalogue.tables.ts';

/** Who changes prices, as in events ('clock', 'admin:<username>'), and when. */
type PriceReason = { readonly actor: string; readonly at: Date };

/**
 * Says who changes prices in the rest of a transaction, and when: the trigger of products, which alone writes their history, takes it from
 * here. What is not said is nobody's, at the database's time.
 */
export async function sayPriceReason(transaction: Transaction, { actor, at }: PriceReason): Promise<void> {
  await leaveReason(transaction, { actor, at });
}

async function leaveReason(
  transaction: Transaction,
  reason: Partial<PriceReason> & { readonly kind?: 'currency' },
): Promise<void> {
  await transaction.execute(sql`select set_config('percha.price', ${JSON.stringify(reason)}, true)`);
}

/**
 * Changes prices to another currency by `change`, which is of all products. What they cost before says nothing any more.
 */
export async function inNewCurrency(transaction: Transaction, change: () => Promise<void>): Promise<void> {
  await leaveReason(transaction, { kind: 'currency' });
  await change();
  await transaction.delete(pastPrices);
  await transaction.execute(sql`insert into ${priceHistory} (product_id, price_minor, is_offer, is_public, kind)
    select id, current_price_minor, is_offert_price, state = 'published', 'currency' from ${products} order by id`);
  await leaveReason(transaction, {});
}

/** How many entries of a history are read at most: an offer, and what was before it, are among the newest ones. */
const mostEntries = 200;

/** The history of a product in its present currency as JSON, the oldest entry first. */
function entriesOf(productId: SQL): SQL<readonly PriceEntry[]> {
  return sql`(
    select coalesce(json_agg(json_build_object('since', floor(extract(epoch from since) * 1000), 'price', price_minor,
      'isOffer', is_offer, 'isPublic', is_public) order by id), '[]')
    from (
      select * from ${priceHistory} as entry
      where entry.product_id = ${productId} and entry.id >= coalesce((
        select max(restart.id) from ${priceHistory} as restart
        where restart.product_id = ${productId} and restart.kind = 'currency'), 0)
      order by entry.id desc limit ${mostEntries}) as newest)`;
}

/** True unless the shop says nothing of what products cost before their offer. */
export const hasOfferHistory = (): boolean => !isSpecified() || presentCountry().duties.lowestPrice !== null;

/** The column of a product's history while it is on offer; null else, and in a shop without `hasOfferHistory`. */
export function offerHistory(): SQL<readonly PriceEntry[] | null> {
  if (!hasOfferHistory()) return sql`null`;
  return sql`case when ${products.isOffertPrice} then ${entriesOf(sql`${products.id}`)} end`;
}

/** Returns the lowest price of the days before an offer for which the law of the shop's country asks; null without either. */
export function lowestBeforeOffer(history: readonly PriceEntry[] | null): number | null {
  const duty = presentCountry().duties.lowestPrice;
  const offer = history && standingOffer(history);
  return duty && offer ? lowestBefore(offer, duty.days) : null;
}

/** Returns what products cost since when, by their ids; nothing for those without a history. */
export async function priceHistories(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly PriceEntry[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; history: readonly PriceEntry[] }>(sql`
    select asked.id, ${entriesOf(sql`asked.id`)} as history from unnest(${sql.param([...ids])}::int[]) as asked (id)`);
  return new Map(rows.map(({ id, history }) => [id, history]));
}
