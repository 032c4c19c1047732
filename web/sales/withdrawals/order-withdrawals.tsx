import { t } from '#messages/messages.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Withdrawal } from '#contract/sales/returns/withdrawals.ts';
import { Handling, WindowWords } from './withdrawal-entry.tsx';

/** The withdrawals of an order on its page, while there are any. */
export function OrderWithdrawals({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  if (withdrawals.length === 0) return null;
  return (
    <section aria-labelledby="withdrawals-title" className="border-x border-b border-line bg-paper p-6 md:px-12">
      <h2 id="withdrawals-title" className="label text-stone">
        {t('withdrawals.heading')}
      </h2>
      <ul className="mt-3 grid gap-4">
        {withdrawals.map((withdrawal) => (
          <li key={withdrawal.id} className="grid justify-items-start gap-1 text-small">
            <span>
              <span className="font-medium tabular-nums">{withdrawal.code}</span> ·{' '}
              <time dateTime={withdrawal.at}>{momentInWords(withdrawal.at)}</time>
            </span>
            <WindowWords order={withdrawal.order} />
            <Handling withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
