import { t } from '#messages/messages.ts';
import { formatNumber, formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Campaign } from '#contract/marketing/campaigns/campaigns.ts';
import type { ClockState } from '#contract/marketing/clock-state.ts';
import { goodsKindNames } from './campaign-values.ts';

/** The states of campaigns and coupons in words. */
export const stateNames = {
  planned: t('campaigns.statePlanned'),
  running: t('campaigns.stateRunning'),
  ended: t('campaigns.stateEnded'),
} as const satisfies Record<ClockState, string>;

/** Returns what a campaign reduces, and by how much: '20 % menos · Una categoría: Camisas'. */
export function ruleWords({ discount, goods, goodsName }: Campaign): string {
  const off =
    discount.by === 'price'
      ? formatPrice(discount.price)
      : t('campaigns.off', { percent: t('price-words.percent', { number: formatNumber(discount.percent) }) });
  const kind = goodsKindNames[goods.by];
  if (goods.by === 'all') return `${off} · ${kind}`;
  return `${off} · ${kind}: ${goodsName ?? t('campaigns.goneGoods')}`;
}

/** Returns when a campaign is. */
export function timeWords({ from, until }: Campaign): string {
  const since = momentInWords(from);
  return until === null
    ? t('campaigns.open', { from: since })
    : t('campaigns.dated', { from: since, until: momentInWords(until) });
}
