import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { StepKind } from '#contract/people/accounts/typed-code.ts';
import { Button } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { usePasskey } from './use-passkey.ts';

type ProofFieldsProps = {
  readonly kinds: readonly (StepKind | 'password')[];
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly onProven: () => void;
};

/** The fields by which somebody proves who they are: a code, the password of who has no second factor, or a passkey. */
export function ProofFields({ kinds, errors, onProven }: ProofFieldsProps) {
  const passkey = usePasskey({
    address: href('/user/proof/passkey'),
    what: t('second-factor.notProven'),
    onDone: onProven,
  });
  if (kinds.length === 0) return <p>{t('second-factor.proofNone')}</p>;
  return (
    <div className="grid gap-4">
      {kinds.includes('password') && (
        <PasswordField
          label={t('second-factor.proofPassword')}
          name="password"
          autoComplete="current-password"
          required
          error={errors?.['password']}
        />
      )}
      {(kinds.includes('code') || kinds.includes('recovery')) && <CodeField kinds={kinds} error={errors?.['code']} />}
      {kinds.includes('passkey') && (
        <>
          <Button tone="outline" busy={passkey.isBusy} onClick={passkey.sign}>
            {t('second-factor.usePasskey')}
          </Button>
          {passkey.refused !== undefined && (
            <p role="alert" className="text-small text-danger">
              {passkey.refused}
            </p>
          )}
        </>
      )}
    </div>
  );
}
