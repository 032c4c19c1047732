import { Rich } from '#web/core/ui/rich.tsx';
import { t } from '#messages/messages.ts';
import type { User } from '#contract/people/accounts/accounts.ts';
import { Form } from '#web/core/requests/form.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';

/** The profile form's intent that cancels a requested change of address. */
export const keepAddress = 'keep-address';

type PendingAddressProps = { readonly user: Pick<User, 'email' | 'pendingEmail'> };

/** The form of the button below. It is a form of its own, so that Enter in the profile's form does not submit it. */
export function KeepAddressForm() {
  return (
    <Form
      id={keepAddress}
      method="post"
      what={t('accounts.emailNotChanged')}
      unsaved={false}
      replace
      preventScrollReset
    >
      <input type="hidden" name="intent" value={keepAddress} />
    </Form>
  );
}

/** Says what to do to confirm the new address. */
function PendingAddress({ user: { email, pendingEmail } }: PendingAddressProps) {
  if (pendingEmail === null) return null;
  return (
    <div role="status" className="mt-2 border-l-2 border-accent pl-3 text-small">
      <p className="break-words">
        <Rich
          text={t('accounts.openLinkIn', { email: pendingEmail })}
          elements={{ strong: (text) => <strong className="font-medium">{text}</strong> }}
        />{' '}
        {email === null ? t('accounts.expiresInDay') : t('accounts.untilThenOld', { email })}
      </p>
      <button type="submit" form={keepAddress} className="mt-1 min-h-8 underline underline-offset-4">
        {email === null ? t('accounts.dropNewEmail') : t('accounts.keepOldEmail')}
      </button>
    </div>
  );
}

type AddressChangeProps = PendingAddressProps & {
  /** True if the form's address differs from the account's. */
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly onChange: () => void;
};

/**
 * The parts of the profile form that belong to the address: the current password, to change it, and the pending change.
 */
export function AddressChange({ user, isChanged, error, onChange }: AddressChangeProps) {
  return (
    <>
      <PendingAddress user={user} />
      {isChanged && (
        <div className="mt-5">
          <PasswordField
            label={t('accounts.currentPassword')}
            name="currentPassword"
            autoComplete="current-password"
            hint={t('accounts.whyCurrentPassword')}
            error={error}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
