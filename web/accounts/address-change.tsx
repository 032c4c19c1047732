import type { ChangeEvent } from 'react';
import type { User } from '#contract/accounts.ts';
import { Form } from '../requests/form.tsx';
import { PasswordField } from '../ui/password-field.tsx';

/** What the form of the profile sends when a change of address is taken back. */
export const keepAddress = 'keep-address';

type PendingAddressProps = { readonly user: Pick<User, 'email' | 'pendingEmail'> };

/** The form of the button below, which must not be what the Enter key presses in the profile's own form. */
export function KeepAddressForm() {
  return (
    <Form id={keepAddress} method="post" what="El correo no cambió." unsaved={false} replace preventScrollReset>
      <input type="hidden" name="intent" value={keepAddress} />
    </Form>
  );
}

/** Says what is to be done for a new address to count. */
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
  /** True if another address stands in the form than the account's. */
  readonly isChanged: boolean;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** What goes with the address in the form of the profile: the present password to change it, and what is left to do. */
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
