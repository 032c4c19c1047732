import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation } from 'react-router';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useSubmission } from '#web/core/requests/use-submission.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import type { SecurityOutcome } from './security-outcome.ts';

type RecoveryPartProps = {
  readonly left: number;
  /** Codes that were just made, which are shown once. */
  readonly codes: readonly string[];
  readonly outcome: SecurityOutcome | undefined;
};

/** The recovery codes of an account: how many are left, and new ones. */
export function RecoveryPart({ left, codes, outcome }: RecoveryPartProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'recovery';
  const [isAsking, setIsAsking] = useState(false);
  const { submit, notice } = useSubmission({ what: t('second-factor.notSaved') });
  const refused = outcome?.of === 'recovery' && !outcome.outcome.isDone ? outcome.outcome.message : '';
  return (
    <section className="mt-12 grid justify-items-start gap-4 border-t border-line pt-8">
      <h2 className="font-display text-title">{t('second-factor.recovery')}</h2>
      <p className="text-stone">{t('second-factor.recoveryMeaning')}</p>
      {codes.length > 0 ? (
        <div role="status" className="grid gap-3 rounded-soft border border-line p-4">
          <p className="font-medium">{t('second-factor.recoveryOnce')}</p>
          <ul className="grid grid-cols-2 gap-x-8 gap-y-1 font-mono">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button size="small" tone="outline" onClick={() => copy(codes)}>
            {t('second-factor.copyCodes')}
          </Button>
        </div>
      ) : (
        <p>{t('second-factor.recoveryLeft', { count: left })}</p>
      )}
      {notice}
      <FormAlert>{refused}</FormAlert>
      <Button tone="outline" busy={isBusy} onClick={() => setIsAsking(true)}>
        {t('second-factor.newRecovery')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('second-factor.newRecovery')}
        confirm={t('second-factor.newRecovery')}
        tone="ink"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void submit(
            { intent: 'recovery' },
            { method: 'post', action: href('/user/security'), replace: true, preventScrollReset: true },
          );
        }}
      >
        {t('second-factor.newRecoveryMeaning')}
      </ConfirmDialog>
    </section>
  );
}

function copy(codes: readonly string[]): void {
  navigator.clipboard.writeText(codes.join('\n')).then(
    () => toast(t('second-factor.copied')),
    () => toast(t('second-factor.notCopied'), { tone: 'error' }),
  );
}
