import { count, inArray } from 'drizzle-orm';
import { t } from '#messages/messages.ts';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { momentWords, shopMoment } from '#contract/core/time/shop-time.ts';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import { clockState } from '#contract/marketing/clock-state.ts';
import type { Executor } from '#platform/database/database.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { campaignLeavers, campaignPrices } from '#server/goods/products/campaign-prices.tables.ts';
import { goodsName, goodsOf } from '#server/site/collections/chosen-goods.service.ts';
import type { StoredCampaign } from './campaigns.tables.ts';

/** Returns campaigns as the back office shows them; those whose goods this program cannot read are missing. */
export async function viewCampaigns(db: Executor, stored: readonly StoredCampaign[], now: Date): Promise<Campaign[]> {
  const ids = stored.map(({ id }) => id);
  const [priced, left] = [await countsOf(db, campaignPrices, ids), await countsOf(db, campaignLeavers, ids)];
  const shown: Campaign[] = [];
  for (const one of stored) {
    const goods = goodsOf(one);
    if (!goods) continue;
    const { id, name, sparesLosses, startsAt, endsAt, dueAt, version } = one;
    shown.push({
      id,
      name,
      goods,
      goodsName: await goodsName(db, goods),
      discount: discountOf(one),
      sparesLosses,
      from: shopMoment(startsAt),
      until: endsAt && shopMoment(endsAt),
      state: clockState(one, now),
      products: priced.get(id) ?? 0,
      left: left.get(id) ?? 0,
      isSettled: dueAt === null || dueAt > now,
      version,
    });
  }
  return shown;
}

function discountOf({ percent, price, rounding }: StoredCampaign): Campaign['discount'] {
  return price === null ? { by: 'percent', percent: percent ?? 0, rounding } : { by: 'price', price: shopMoney(price) };
}

async function countsOf(
  db: Executor,
  table: typeof campaignPrices | typeof campaignLeavers,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: table.campaignId, products: count() })
    .from(table)
    .where(inArray(table.campaignId, [...ids]))
    .groupBy(table.campaignId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** Returns a campaign as the log of administrators has it, whoever reads it later. */
export async function toldCampaign(db: Executor, stored: StoredCampaign) {
  const name = await goodsName(db, goodsOf(stored));
  const { startsAt, endsAt, sparesLosses } = stored;
  const discount = discountOf(stored);
  return inShopLanguage(() => ({
    name: stored.name,
    goods: name === '' ? t('campaigns.everything') : (name ?? t('campaigns.goneGoods')),
    discount:
      discount.by === 'price'
        ? formatPrice(discount.price)
        : t('price-words.percent', { number: formatNumber(discount.percent) }),
    sparesLosses,
    startsAt: momentWords(startsAt),
    endsAt: endsAt && momentWords(endsAt),
  }));
}
