import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#platform/database/database.ts';
import { plannedAnew } from '#platform/database/prepared-client.ts';
import { campaignPrices } from './campaign-prices.tables.ts';
import { datedOffers, products, variants } from './catalogue.tables.ts';
import { sayPriceReason } from './price-history.service.ts';
import { beginOffers } from './switch-offers.ts';

/** A price that a campaign gives a product; all amounts in the smallest unit. */
type GivenPrice = {
  readonly campaignId: number;
  readonly goodsVersion: number;
  readonly price: number;
  /** What a percentage is taken off. */
  readonly base: number;
};

/** A product as campaigns look at it. */
export type CampaignProduct = {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly currentPrice: number;
  readonly previousPrice: number | null;
  readonly isOffertPrice: boolean;
  /** The rate in percent of its own value added tax; null for the usual one. */
  readonly ownVat: number | null;
  /** What its sizes cost, as far as that is known. */
  readonly costs: readonly number[];
  /** What a campaign gives it now, and what it costs without that; null for none. */
  readonly standing: (GivenPrice & { readonly usual: number }) | null;
  /** What it costs without its own dated offer that stands; null for none. */
  readonly besideOwn: number | null;
};

// The statements of this file are planned anew: a campaign fills a table that was empty when a plan was kept.

/** Returns products as campaigns look at them, by their ids; those that are gone are missing. */
export async function campaignProducts(db: Executor, ids: readonly number[]): Promise<CampaignProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<CampaignProduct>(sql`${plannedAnew}
    select product.id, product.name, product.color, product.current_price_minor::float8 as "currentPrice",
      product.previous_price_minor::float8 as "previousPrice", product.is_offert_price as "isOffertPrice",
      product.vat_percent::float8 as "ownVat",
      array(select cost_minor::float8 from ${variants} as size
        where size.product_id = product.id and cost_minor is not null) as costs,
      case when campaign.product_id is not null then json_build_object('campaignId', campaign.campaign_id,
        'goodsVersion', campaign.goods_version, 'price', campaign.price_minor, 'base', campaign.base_minor,
        'usual', campaign.usual_minor) end as standing,
      offer.usual_minor::float8 as "besideOwn"
    from ${products} as product
      left join ${campaignPrices} as campaign on campaign.product_id = product.id
      left join ${datedOffers} as offer on offer.product_id = product.id and offer.usual_minor is not null
    where product.id = any(${sql.param([...ids])}::int[]) order by product.id`);
  return rows;
}

/** Returns what a product costs without the campaign that has it; undefined if none does. */
export async function priceBesideCampaign(db: Executor, productId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ usual: campaignPrices.usual })
    .from(campaignPrices)
    .where(eq(campaignPrices.productId, productId));
  return row?.usual;
}

/** What a campaign gives a product from now on, with what is struck through beside it; null for what it cost before. */
export type PriceChange = {
  readonly productId: number;
  readonly next: (GivenPrice & { readonly struck: number }) | null;
};

/** Locks products in the order in which all that changes several of them does. */
export async function lockProducts(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`select from ${products} where id = any(${sql.param([...ids])}::int[]) order by id for no key update`,
  );
}

/**
 * Gives locked products the prices of campaigns, or what they cost without. The own dated offer of a product that a campaign makes
 * cheaper waits until the campaign's price is over.
 */
export async function putCampaignPrices(
  transaction: Transaction,
  changes: readonly PriceChange[],
  now: Date,
): Promise<void> {
  await sayPriceReason(transaction, { actor: 'clock', at: now });
  await endPrices(
    transaction,
    changes.flatMap(({ productId, next }) => (next ? [] : [productId])),
  );
  await givePrices(
    transaction,
    changes.flatMap(({ productId, next }) => (next ? [{ productId, ...next }] : [])),
  );
  await beginOffers(
    transaction,
    changes.map(({ productId }) => productId),
    now,
  );
}

async function endPrices(transaction: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.execute(sql`${plannedAnew}
    with ended as (
      delete from ${campaignPrices} where product_id = any(${sql.param([...ids])}::int[])
      returning product_id, usual_minor, usual_previous_minor)
    update ${products} as product set current_price_minor = ended.usual_minor,
      previous_price_minor = ended.usual_previous_minor, is_offert_price = ended.usual_previous_minor is not null
    from ended where product.id = ended.product_id`);
}

type Given = GivenPrice & { readonly productId: number; readonly struck: number };

async function givePrices(transaction: Transaction, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return;
  const column = (name: keyof Given) => sql`${sql.param(given.map((one) => one[name]))}`;
  await transaction.execute(sql`${plannedAnew}
    with given as (
      select * from unnest(${column('productId')}::int[], ${column('campaignId')}::int[], ${column('goodsVersion')}::int[],
        ${column('price')}::bigint[], ${column('base')}::bigint[], ${column('struck')}::bigint[])
        as given (product_id, campaign_id, goods_version, price_minor, base_minor, struck_minor)),
    own as (select * from ${datedOffers} where usual_minor is not null and product_id in (select product_id from given)),
    waiting as (
      update ${datedOffers} as offer set usual_minor = null, usual_previous_minor = null
      from own where offer.product_id = own.product_id),
    put as (
      insert into ${campaignPrices} as standing
        (product_id, campaign_id, goods_version, price_minor, base_minor, usual_minor, usual_previous_minor)
      select given.product_id, given.campaign_id, given.goods_version, given.price_minor, given.base_minor,
        coalesce(own.usual_minor, product.current_price_minor),
        case when own.product_id is not null then own.usual_previous_minor
          when product.is_offert_price then product.previous_price_minor end
      from given join ${products} as product on product.id = given.product_id
        left join own on own.product_id = given.product_id
      on conflict (product_id) do update set campaign_id = excluded.campaign_id,
        goods_version = excluded.goods_version, price_minor = excluded.price_minor)
    update ${products} as product set current_price_minor = given.price_minor, is_offert_price = true,
      previous_price_minor = given.struck_minor
    from given where product.id = given.product_id`);
}
