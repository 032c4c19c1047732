import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { isEmail } from '#contract/core/fields/email-pattern.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** Sends a test e-mail by the stored settings. */
export function MailTrial() {
  const [email, setEmail] = useState('');
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('opening.testNotSent'),
    told: 'beside',
  });
  useEffect(() => {
    if (data?.isDone) toast(data.message);
  }, [data]);
  return (
    <div className="mt-2 grid max-w-md gap-2">
      <TextField
        label={t('opening.sendTestTo')}
        type="email"
        value={email}
        error={data && !data.isDone ? data.message : undefined}
        onChange={({ target: { value } }) => setEmail(value)}
      />
      {notice}
      <Button
        size="small"
        tone="outline"
        className="justify-self-start"
        busy={isBusy}
        disabled={!isEmail(email)}
        onClick={() => void submit({ what: 'mail', email }, { method: 'post' })}
      >
        {t('opening.sendTest')}
      </Button>
    </div>
  );
}
