import { t } from '#messages/messages.ts';
import { formatCount } from '#contract/core/money/price-words.ts';
import type { ReviewBoard } from '#contract/marketing/reviews.ts';
import { Stars } from '#web/core/ui/stars.tsx';
import { averageWords, reviewCount } from './review-words.ts';

type RatingSummaryProps = Pick<ReviewBoard, 'average' | 'total' | 'histogram'>;

/** The average of a product, and how many reviews gave how many stars. */
export function RatingSummary({ average, total, histogram }: RatingSummaryProps) {
  if (average === null) return <p className="text-stone">{t('reviews.none')}</p>;
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-4">
        <p className="font-display text-heading tabular-nums">{averageWords(average)}</p>
        <div className="grid gap-1">
          <Stars value={average} size={20} />
          <p className="text-small text-stone">{reviewCount(total)}</p>
        </div>
      </div>
      <ul className="grid max-w-form gap-2 text-small tabular-nums">
        {histogram.map(({ calification, count }) => (
          <li key={calification} className="grid grid-cols-[5.5rem_1fr_2rem] items-center gap-3">
            <span>{t('ui.starCount', { count: calification })}</span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-sand">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ inlineSize: `calc(100% * ${count} / ${total})` }}
              />
            </span>
            <span className="text-right text-stone">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
