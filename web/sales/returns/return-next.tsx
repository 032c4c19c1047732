import { t } from '#messages/messages.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import type { OrderReturn } from '#contract/sales/returns/returns.ts';
import { Rich } from '#web/core/ui/rich.tsx';

type ReturnNextProps = { readonly told: Pick<OrderReturn, 'state' | 'place' | 'until'> };

/** What comes next in a return, and what its buyer does for it; nothing of one that ended. */
export function ReturnNext({ told: { state, place, until } }: ReturnNextProps) {
  if (state === 'requested') return <p>{t('returns.inReview')}</p>;
  if (state === 'received') return <p>{t('returns.inspected')}</p>;
  if (state !== 'accepted') return null;
  return (
    <p>
      <Rich
        text={t('returns.sendTo', { place: place ?? '', until: until === null ? 'none' : dayWords(lastDayOf(until)) })}
        elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
      />
    </p>
  );
}
