import { t } from '#messages/messages.ts';
import { formatCount } from '#contract/core/money/price-words.ts';

export type Difference = {
  /** '▲ 12%', as it is shown; empty without a percentage. */
  readonly mark: string;
  /** '12% más que', to be read before the words for the period. */
  readonly words: string;
};

const onePercent = 0.01;

/** Compares a figure with the one of the period before. Without one before there is no percentage. */
export function differenceOf(now: number, before: number): Difference {
  if (now === before) return { mark: '=', words: t('admin.sameAs') };
  const isMore = now > before;
  const arrow = isMore ? '▲' : '▼';
  if (before === 0) return { mark: '', words: isMore ? t('admin.moreThan') : t('admin.lessThan') };
  const percents = Math.round(Math.abs(now - before) / before / onePercent);
  // Less than half a percent is still a difference.
  const percent = percents === 0 ? t('admin.underOnePercent') : `${formatCount(percents)}%`;
  return {
    mark: `${arrow} ${percent}`,
    words: isMore ? t('admin.percentMore', { percent }) : t('admin.percentLess', { percent }),
  };
}
