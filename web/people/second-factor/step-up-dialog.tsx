import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { href } from 'react-router';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { ProofFields } from './proof-fields.tsx';
import type { loader } from './proof.resource.ts';

export type StepUpDialogProps = { readonly onEnd: (isProven: boolean) => void };

const formId = 'quien-es';

/** Asks who the person of the page is, before a request is sent again. */
export function StepUpDialog({ onEnd }: StepUpDialogProps) {
  const known = useRequest<typeof loader>({ what: t('second-factor.notLoaded'), told: 'beside' });
  const proof = useRequest<ActionOutcome>({ what: t('second-factor.notProven'), told: 'beside' });
  const load = useEffectEvent(() => void known.load(href('/user/proof')));
  useEffect(() => load(), []);
  const end = useEffectEvent(onEnd);
  const isDone = proof.data?.isDone === true;
  useEffect(() => {
    if (isDone) end(true);
  }, [isDone]);
  const kinds = known.data?.kinds ?? [];
  const refused = proof.data && !proof.data.isDone ? proof.data : undefined;
  return (
    <Dialog
      open
      onClose={() => onEnd(false)}
      title={t('second-factor.proofTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onEnd(false)}>
            {t('second-factor.cancel')}
          </Button>
          {kinds.some((kind) => kind !== 'passkey') && (
            <Button type="submit" form={formId} busy={proof.isBusy}>
              {t('second-factor.prove')}
            </Button>
          )}
        </>
      }
    >
      <proof.Form id={formId} method="post" action={href('/user/proof')} noValidate className="grid gap-4">
        <p>{t('second-factor.proofMeaning')}</p>
        {known.notice}
        {known.data && <ProofFields kinds={kinds} errors={refused?.errors} onProven={() => onEnd(true)} />}
        <FormAlert of={refused && { detail: refused.message, errors: refused.errors ?? {} }} />
        {proof.notice}
      </proof.Form>
    </Dialog>
  );
}
