import type { User } from '#contract/accounts.ts';
import { Form } from '../requests/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';

/** The profile form's intent that cancels a requested change of address. */
export const keepAddress = 'keep-address';

type PendingAddressProps = { readonly user: Pick<User, 'email' | 'pendingEmail'> };

/** The form of the button below. It is a form of its own, so that Enter in the profile's form does not submit it. */
export function KeepAddressForm() {
  return (
    <Form id={keepAddress} method="post" what="El correo no cambió." unsaved={false} replace preventScrollReset>
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
        Abra el enlace que enviamos a <strong className="font-medium">{pendingEmail}</strong> para que sea su correo.{' '}
        {email === null ? 'Vence en 24 horas.' : `Hasta entonces seguimos usando ${email}.`}
      </p>
      <button type="submit" form={keepAddress} className="mt-1 min-h-8 underline underline-offset-4">
        {email === null ? 'No usar ese correo' : 'Seguir con el correo de antes'}
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
            label="Contraseña actual"
            name="currentPassword"
            autoComplete="current-password"
            hint="Se pide para cambiar el correo. Si ingresa con otro proveedor y no tiene una, déjela vacía."
            error={error}
            onChange={onChange}
          />
        </div>
      )}
    </>
  );
}
