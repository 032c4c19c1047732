import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { useNavigation } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { Conflict } from '#contract/row-version.ts';
import { texts } from '#contract/texts.ts';
import { Form } from '../requests/form.tsx';
import { useSubmission } from '../requests/use-submission.tsx';
import { Button } from '../ui/button.tsx';
import { ConflictDialog } from '../forms/conflict-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useFormConflict } from '../forms/use-form-conflict.ts';
import { AddressChange, KeepAddressForm } from './address-change.tsx';
import { formText } from '../forms/form-text.ts';
import {
  changedFields,
  isProfileField,
  profileErrors,
  profileFields,
  profileLabels,
  profileOf,
  profileWords,
} from './profile-rules.ts';
import type { ProfileErrors, ProfileField, ProfileValues } from './profile-rules.ts';

/** How the last attempt to save ended. */
export type ProfileOutcome =
  | { readonly isSaved: true; readonly user: User }
  | {
      readonly isSaved: false;
      readonly values: ProfileValues;
      readonly errors: ProfileErrors;
      readonly detail: string;
      readonly conflict: Conflict<User> | null;
    };

const controls = {
  name: { autoComplete: 'given-name', maxLength: 60 },
  lastname: { autoComplete: 'family-name', maxLength: 60 },
  dni: { inputMode: 'numeric', autoComplete: 'off', maxLength: 15, pattern: '\\d*' },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 30 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  address: { autoComplete: 'address-line1', maxLength: 200 },
} as const satisfies Record<ProfileField, object>;

type ProfileFormProps = { readonly user: User; readonly outcome: ProfileOutcome | undefined };

/** One's own data. It can be saved once something has changed and nothing is wrong. */
export function ProfileForm({ user, outcome }: ProfileFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const { submit, notice } = useSubmission({ what: 'No se guardaron los cambios.' });
  const form = useRef<HTMLFormElement>(null);
  const refused = outcome?.isSaved === false ? outcome : undefined;
  const [values, setValues] = useState(refused?.values ?? profileOf(user));
  const { opened, met, leave, settle, restart } = useFormConflict({
    start: { values: profileOf(user), version: user.version },
    conflict: refused?.conflict,
    valuesOf: profileOf,
  });
  const [seen, setSeen] = useState<ReadonlySet<ProfileField>>(new Set());
  const [refusedErrors, setRefusedErrors] = useState<ProfileErrors>(refused?.errors ?? {});
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    setRefusedErrors(refused?.errors ?? {});
    if (outcome?.isSaved) {
      restart({ values: profileOf(outcome.user), version: outcome.user.version });
      // A new address is not the account's yet: the field shows again what is.
      setValues({ ...values, email: profileOf(outcome.user).email });
    }
  }
  useEffect(() => {
    if (outcome?.isSaved) toast(texts.profile.done);
    if (!refused) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(refused.errors)[0] ?? ''}"]`)?.focus();
  }, [outcome, refused]);

  const changes = changedFields(opened.values, values);
  const errors = { ...refusedErrors, ...profileErrors(changes) };
  const isReady = Object.keys(changes).length > 0 && Object.keys(errors).length === 0;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const { name } = target;
    setRefusedErrors(Object.fromEntries(Object.entries(refusedErrors).filter(([field]) => field !== name)));
    if (!isProfileField(name)) return;
    const value = name === 'dni' ? target.value.replace(/\D/g, '') : target.value;
    setValues({ ...values, [name]: value });
  }

  function see({ target }: FocusEvent<HTMLInputElement>) {
    if (isProfileField(target.name)) setSeen(new Set([...seen, target.name]));
  }

  return (
    <>
      <Form
        ref={form}
        method="post"
        what="No se guardaron los cambios."
        unsaved={Object.keys(changes).length > 0}
        replace
        preventScrollReset
        noValidate
        className="mt-8 grid gap-5 sm:grid-cols-2"
      >
        <div className="sm:col-span-2">
          <TextField label="Usuario" value={user.username} readOnly disabled hint="El usuario no se puede cambiar." />
        </div>
        {profileFields.map((field) => (
          <div key={field} className={field === 'address' || field === 'email' ? 'sm:col-span-2' : undefined}>
            <TextField
              {...controls[field]}
              label={profileLabels[field]}
              name={field}
              value={values[field]}
              onChange={change}
              onBlur={see}
              error={seen.has(field) || refusedErrors[field] ? errors[field] : undefined}
            />
            {field === 'email' && (
              <AddressChange
                user={user}
                isChanged={changes.email !== undefined}
                error={refusedErrors.currentPassword}
                onChange={change}
              />
            )}
          </div>
        ))}
        <input type="hidden" name="version" value={opened.version} />
        {refused && Object.keys(refused.errors).length === 0 && (
          <p role="alert" className="text-small text-danger sm:col-span-2">
            {refused.detail}
          </p>
        )}
        {notice}
        {met && (
          <ConflictDialog
            key={met.version}
            words={profileWords}
            opened={opened.values}
            typed={values}
            conflict={met}
            onClose={leave}
            onSave={(merged) => {
              settle(met);
              setValues(merged);
              const currentPassword = form.current ? formText(new FormData(form.current), 'currentPassword') : '';
              void submit(
                { ...merged, currentPassword, version: met.version },
                { method: 'post', replace: true, preventScrollReset: true },
              );
            }}
          />
        )}
        <div className="sm:col-span-2">
          <Button type="submit" busy={isBusy} disabled={!isReady}>
            {texts.profile.save}
          </Button>
        </div>
      </Form>
      <KeepAddressForm />
    </>
  );
}
