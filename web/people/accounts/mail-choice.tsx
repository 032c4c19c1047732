import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';

type MailChoiceProps = {
  readonly label: string;
  readonly accepts: boolean;
  /** The address that saves it. */
  readonly action: string;
};

/** A checkbox for e-mails of one kind, saved when it is clicked. */
export function MailChoice({ label, accepts, action }: MailChoiceProps) {
  const { formData, submit, notice } = useRequest({ what: t('accounts.choiceNotSaved'), told: 'beside' });
  // Optimistic update: the box changes at once, before the request reports its state.
  const [wanted, want] = useState<boolean>();
  const shown = wanted ?? (formData ? formData.get('accepts') === 'yes' : accepts);

  async function choose(isWanted: boolean) {
    want(isWanted);
    await submit({ accepts: isWanted ? 'yes' : 'no' }, { method: 'post', action });
    want(undefined);
  }

  return (
    <>
      <CheckField label={label} checked={shown} onChange={({ target }) => void choose(target.checked)} />
      {notice}
    </>
  );
}
