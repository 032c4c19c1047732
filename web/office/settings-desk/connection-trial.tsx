import { t } from '#messages/messages.ts';
import type { TriedConnection } from '#contract/sales/payments/payments.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';

/** What a trial of the stored account found. */
export type TrialOutcome = ActionOutcome & { readonly tried?: TriedConnection | undefined };

/** Asks the provider about the stored account by a real call, and says what was found. */
export function ConnectionTrial() {
  const { data, isBusy, submit, notice } = useRequest<TrialOutcome>({
    what: t('payment-guide.notTried'),
    told: 'beside',
  });
  const tried = data?.tried;
  return (
    <div className="grid justify-items-start gap-3 text-small">
      <p className="text-stone">{t('payment-guide.tryAbout')}</p>
      <Button
        tone="outline"
        className="px-4"
        busy={isBusy}
        onClick={() => void submit({ tries: true }, { method: 'post', encType: 'application/json' })}
      >
        {t('payment-guide.try')}
      </Button>
      {notice}
      <div role="status" className="grid gap-1">
        {data && !tried && <p className="text-danger">{data.message}</p>}
        {tried && (
          <>
            <p className={tried.isGood ? 'font-medium' : 'font-medium text-danger'}>
              {tried.isGood ? t('payment-guide.tryFound') : t('payment-guide.tryMissing')}
            </p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {tried.found.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
