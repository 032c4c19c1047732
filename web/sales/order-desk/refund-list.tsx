import { t } from '#messages/messages.ts';
import type { LedgerRefundView } from '#contract/sales/payments/order-refunds.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { refundStateName } from '../order-words/money-state.ts';
import { actorWords } from './move-words.ts';

const looks = {
  asked: 'text-warn',
  in_progress: 'text-warn',
  done: 'text-ok',
  refused: 'text-danger',
} as const satisfies Record<LedgerRefundView['state'], string>;

/** The refunds of an order, the newest first, with the provider's reason of a refusal. */
export function RefundList({ refunds }: { readonly refunds: readonly LedgerRefundView[] }) {
  if (refunds.length === 0) return null;
  return (
    <ul aria-label={t('order-desk.refunds')} className="mt-4 border-t border-line text-small">
      {refunds.map((refund) => (
        <li
          key={refund.key}
          data-refund={refund.state}
          className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2 sm:grid-cols-[11rem_8rem_7rem_1fr]"
        >
          <time dateTime={refund.askedAt} className="text-stone tabular-nums">
            {momentInWords(refund.askedAt)}
          </time>
          <span className="text-right tabular-nums sm:text-left">{formatPrice(refund.amount)}</span>
          <span className={looks[refund.state]}>{refundStateName(refund.state)}</span>
          <span className="col-span-full wrap-anywhere text-stone sm:col-span-1">{whyWords(refund)}</span>
        </li>
      ))}
    </ul>
  );
}

function whyWords({ origin, actor, reason, state, problem }: LedgerRefundView): string {
  const who = {
    shop: actorWords(actor),
    automatic: t('order-desk.automaticRefund'),
    rounding: t('order-desk.roundingRefund'),
    provider: t('order-desk.providerRefund'),
  }[origin];
  const parts = [
    who,
    origin === 'shop' ? reason : '',
    state === 'refused' && problem ? t('order-desk.because', { problem }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
