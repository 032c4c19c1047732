import { t } from '#messages/messages.ts';
import { useNavigation } from 'react-router';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { WaitingApp } from './security-outcome.ts';

type AppSetUpProps = { readonly app: WaitingApp; readonly errors: ActionOutcome | undefined };

/** A new app: its secret as a drawing and as text, and its first code, by which it counts. */
export function AppSetUp({ app: { id, secret, address, picture }, errors }: AppSetUpProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'confirm';
  return (
    <Form
      method="post"
      what={t('second-factor.notAdded')}
      unsaved={false}
      replace
      preventScrollReset
      noValidate
      className="grid gap-4 rounded-soft border border-line p-4"
    >
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="id" value={id} />
      <p>{t('second-factor.scan')}</p>
      <a href={address} className="justify-self-start">
        <img src={picture} alt={t('second-factor.picture')} width={220} height={220} />
      </a>
      <p className="text-small">
        {t('second-factor.secret')}: <code className="wrap-anywhere">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={t('second-factor.name')}
        hint={t('second-factor.nameHint')}
        name="name"
        required
        maxLength={40}
        defaultValue={t('second-factor.appName')}
        error={errors?.errors?.['name']}
      />
      <TextField
        label={t('second-factor.firstCode')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={10}
        error={errors?.errors?.['code']}
      />
      <FormAlert of={errors && { detail: errors.message, errors: errors.errors ?? {} }} />
      <Button type="submit" busy={isBusy}>
        {t('second-factor.confirm')}
      </Button>
    </Form>
  );
}
