import { t } from '#messages/messages.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { payouts } from '#contract/sales/payments/payouts.ts';

type Reading = Output<typeof payouts.list>['readings'][number];

/** What one has to know of the accounts: which ones send nothing by themselves, and which ones could not be read lately. */
export function ReadingNotes({ readings }: { readonly readings: readonly Reading[] }) {
  const silent = readings.filter(({ hasPayouts }) => !hasPayouts);
  const late = readings.filter(({ isLate }) => isLate);
  return (
    <>
      {silent.map(({ provider, title }) => (
        <p key={provider} className="mb-6 max-w-2xl border-l-2 border-line pl-3 text-small">
          {t('payouts.releasesOnly', { provider: title })}
        </p>
      ))}
      {late.map((one) => (
        <p
          key={one.provider}
          role="alert"
          className="mb-6 max-w-2xl border-l-2 border-danger pl-3 text-small text-danger"
        >
          {lateWords(one)}
          {one.problem !== null && <span className="block wrap-anywhere text-stone">{one.problem}</span>}
        </p>
      ))}
    </>
  );
}

function lateWords({ title, readAt }: Reading): string {
  return readAt === null
    ? t('payouts.neverRead', { provider: title })
    : t('payouts.late', { provider: title, at: momentInWords(readAt) });
}
