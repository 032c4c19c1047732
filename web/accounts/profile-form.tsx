import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { texts } from '#contract/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { changedFields, isProfileField, profileErrors, profileFields, profileOf } from './profile-rules.ts';
import type { ProfileErrors, ProfileField, ProfileValues } from './profile-rules.ts';

/** How the last attempt to save ended. */
export type ProfileOutcome =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      readonly values: ProfileValues;
      readonly errors: ProfileErrors;
      readonly detail: string;
    };

const controls = {
  name: { label: 'Nombre', autoComplete: 'given-name', maxLength: 60 },
  lastname: { label: 'Apellido', autoComplete: 'family-name', maxLength: 60 },
  dni: { label: 'DNI', inputMode: 'numeric', autoComplete: 'off', maxLength: 15, pattern: '\\d*' },
  phone: { label: 'Teléfono', type: 'tel', autoComplete: 'tel', maxLength: 30 },
  email: { label: 'Correo electrónico', type: 'email', autoComplete: 'email', maxLength: 254 },
  address: { label: 'Dirección', autoComplete: 'street-address', maxLength: 200 },
} as const satisfies Record<ProfileField, object>;

type ProfileFormProps = { readonly user: User; readonly outcome: ProfileOutcome | undefined };

/** One's own data. It can be saved once something has changed and nothing is wrong. */
export function ProfileForm({ user, outcome }: ProfileFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  const refused = outcome?.isSaved === false ? outcome : undefined;
  const [values, setValues] = useState(refused?.values ?? profileOf(user));
  const [seen, setSeen] = useState<ReadonlySet<ProfileField>>(new Set());
  const [refusedErrors, setRefusedErrors] = useState<ProfileErrors>(refused?.errors ?? {});
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    setRefusedErrors(refused?.errors ?? {});
  }
  useEffect(() => {
    if (outcome?.isSaved) toast(texts.profile.done);
    if (!refused) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(refused.errors)[0] ?? ''}"]`)?.focus();
  }, [outcome, refused]);

  const changes = changedFields(profileOf(user), values);
  const errors = { ...refusedErrors, ...profileErrors(changes) };
  const isReady = Object.keys(changes).length > 0 && Object.keys(errors).length === 0;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const { name } = target;
    if (!isProfileField(name)) return;
    const value = name === 'dni' ? target.value.replace(/\D/g, '') : target.value;
    setValues({ ...values, [name]: value });
    setRefusedErrors(Object.fromEntries(Object.entries(refusedErrors).filter(([field]) => field !== name)));
  }

  function leave({ target }: FocusEvent<HTMLInputElement>) {
    if (isProfileField(target.name)) setSeen(new Set([...seen, target.name]));
  }

  return (
    <Form ref={form} method="post" replace preventScrollReset noValidate className="mt-8 grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField label="Usuario" value={user.username} readOnly disabled hint="El usuario no se puede cambiar." />
      </div>
      {profileFields.map((field) => (
        <div key={field} className={field === 'address' || field === 'email' ? 'sm:col-span-2' : undefined}>
          <TextField
            {...controls[field]}
            name={field}
            value={values[field]}
            onChange={change}
            onBlur={leave}
            error={seen.has(field) || refusedErrors[field] ? errors[field] : undefined}
          />
        </div>
      ))}
      {refused && Object.keys(refused.errors).length === 0 && (
        <p role="alert" className="text-small text-danger sm:col-span-2">
          {refused.detail}
        </p>
      )}
      <div className="sm:col-span-2">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          {texts.profile.save}
        </Button>
      </div>
    </Form>
  );
}
