import { t } from '#messages/messages.ts';
import { TextField } from '#web/core/ui/text-field.tsx';

type CodeFieldProps = {
  readonly kinds: readonly string[];
  readonly error: string | undefined;
  readonly label?: string;
};

/** The field of a code, as phones and password managers fill it in. */
export function CodeField({ kinds, error, label = t('second-factor.code') }: CodeFieldProps) {
  const isOfApp = kinds.includes('code');
  return (
    <TextField
      label={label}
      hint={isOfApp ? t('second-factor.stepCodes') : t('second-factor.stepRecovery')}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required={!kinds.includes('passkey')}
      maxLength={40}
      error={error}
    />
  );
}
