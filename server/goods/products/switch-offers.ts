import { sql, type SQL } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { campaignPrices } from './campaign-prices.tables.ts';
import { datedOffers, products } from './catalogue.tables.ts';
import { sayPriceReason } from './price-history.service.ts';

const atTime = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const isOver = (now: Date) => sql`offer.ends_at <= ${atTime(now)}`;

/** True of an offer that begins: of a product that costs more by then. */
const isDue = (now: Date) => sql`offer.usual_minor is null and offer.starts_at <= ${atTime(now)}
  and (offer.ends_at is null or offer.ends_at > ${atTime(now)}) and offer.price_minor < product.current_price_minor`;

/** Begins and ends the offers whose time has come. The triggers of products tell caches and the catalogue's index. */
export async function switchOffers(db: Database, now: Date): Promise<void> {
  if ((await dueProducts(db, now)).length === 0) return;
  await inTransaction(db, async (transaction) => {
    const ids = await dueProducts(transaction, now);
    // In the order in which all that changes several products locks them.
    await transaction.execute(
      sql`select from ${products} where id = any(${sql.param(ids)}::int[]) order by id for no key update`,
    );
    await sayPriceReason(transaction, { actor: 'clock', at: now });
    await endOffers(transaction, ids, isOver(now));
    await beginOffers(transaction, ids, now);
  });
}

async function dueProducts(db: Executor, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select offer.product_id as id from ${datedOffers} as offer join ${products} as product on product.id = offer.product_id
    where ${isOver(now)} or ${isDue(now)}`);
  return rows.map(({ id }) => id);
}

/**
 * Begins the offers of locked products that are due. What is struck through, if it is typed, is what they cost until now. A dearer price
 * of a campaign goes: the offer leaves what the product cost before it.
 */
export async function beginOffers(transaction: Transaction, ids: readonly number[], now: Date): Promise<void> {
  await transaction.execute(sql`
    with due as (
      select offer.product_id, offer.price_minor, coalesce(campaign.usual_minor, product.current_price_minor) as usual,
        case when campaign.product_id is not null then campaign.usual_previous_minor
          when product.is_offert_price then product.previous_price_minor end as usual_previous
      from ${datedOffers} as offer join ${products} as product on product.id = offer.product_id
        left join ${campaignPrices} as campaign on campaign.product_id = offer.product_id
      where offer.product_id = any(${sql.param([...ids])}::int[]) and ${isDue(now)}
      for update of offer),
    left_campaign as (
      delete from ${campaignPrices} as campaign using due where campaign.product_id = due.product_id),
    begun as (
      update ${datedOffers} as offer set usual_minor = due.usual, usual_previous_minor = due.usual_previous
      from due where offer.product_id = due.product_id)
    update ${products} as product set current_price_minor = due.price_minor, is_offert_price = true,
      previous_price_minor = coalesce(due.usual_previous, due.usual)
    from due where product.id = due.product_id`);
}

/** Ends the offers of locked products that fulfil a condition: each costs again what it cost before. */
export async function endOffers(transaction: Transaction, ids: readonly number[], condition: SQL): Promise<void> {
  await transaction.execute(sql`
    with ended as (
      delete from ${datedOffers} as offer where offer.product_id = any(${sql.param([...ids])}::int[]) and ${condition}
      returning offer.product_id, offer.price_minor, offer.usual_minor, offer.usual_previous_minor)
    update ${products} as product set current_price_minor = ended.usual_minor,
      previous_price_minor = ended.usual_previous_minor, is_offert_price = ended.usual_previous_minor is not null
    from ended where product.id = ended.product_id and ended.usual_minor is not null`);
}

/** Returns when the next offer begins or ends; null if none does. */
export async function nextSwitch(db: Executor): Promise<Date | null> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    select ceil(extract(epoch from min(at)) * 1000)::float8 as at from (
      select offer.starts_at as at from ${datedOffers} as offer join ${products} as product on product.id = offer.product_id
      where offer.usual_minor is null and offer.price_minor < product.current_price_minor
      union all select ends_at from ${datedOffers}) as switches`);
  const at = rows[0]?.at;
  return typeof at === 'number' ? new Date(at) : null;
}
