import { t } from '#messages/messages.ts';
import type { ComponentProps } from 'react';
import { PasswordField } from '#web/core/ui/password-field.tsx';

/** The password of whoever gives somebody rights, which proves who asks. */
export function OwnPassword(field: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'>) {
  return (
    <PasswordField
      {...field}
      label={t('people.ownPassword')}
      hint={t('people.ownPasswordHint')}
      autoComplete="current-password"
    />
  );
}
