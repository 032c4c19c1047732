import { t } from '#messages/messages.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { ClockState } from '#contract/marketing/clock-state.ts';
import { goodsKindNames } from './goods-fields.ts';

/** The states of campaigns in words. */
export const stateNames = {
  planned: t('campaigns.statePlanned'),
  running: t('campaigns.stateRunning'),
  ended: t('campaigns.stateEnded'),
} as const satisfies Record<ClockState, string>;

/** Returns what a campaign reduces, and by how much: '20 % menos · Una categoría: Camisas'. */
export function ruleWords({ discount, ...goods }: Campaign): string {
  const off =
    discount.by === 'price'
      ? formatPrice(discount.price)
      : t('campaigns.off', { percent: t('price-words.percent', { number: formatNumber(discount.percent) }) });
  return `${off} · ${goodsWords(goods)}`;
}

/** Returns goods as the back office names them: 'Una categoría: Camisas'. */
export function goodsWords({ goods, goodsName }: Pick<Campaign, 'goods' | 'goodsName'>): string {
  const kind = goodsKindNames[goods.by];
  return goods.by === 'all' ? kind : `${kind}: ${goodsName ?? t('campaigns.goneGoods')}`;
}

/** Returns when a campaign or a coupon is. */
export function timeWords({ from, until }: Pick<Campaign, 'from' | 'until'>): string {
  const since = momentInWords(from);
  return until === null
    ? t('campaigns.open', { from: since })
    : t('campaigns.dated', { from: since, until: momentInWords(until) });
}
