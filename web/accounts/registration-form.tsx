import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { useNavigation } from 'react-router';
import { registrationTexts } from '#contract/registration.texts.ts';
import { Form } from '../requests/form.tsx';
import { useRequest } from '../requests/use-request.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useIsAlive } from '../ui/use-is-alive.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Availability, loader } from './availability.resource.ts';
import { strengthHint } from './strength-hint.ts';
import { emptyRegistration, registrationErrors, registrationFields } from './registration-rules.ts';
import type { RegistrationErrors, RegistrationField, RegistrationValues } from './registration-rules.ts';

type RegistrationFormProps = {
  readonly action: string;
  /** Where the login view is. */
  readonly back: string;
  readonly refused:
    | { readonly values: RegistrationValues; readonly errors: RegistrationErrors; readonly detail: string }
    | undefined;
};

const controls = {
  name: { type: 'text', autoComplete: 'name', maxLength: 60 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  user_name: { type: 'text', autoComplete: 'username', maxLength: 40 },
} as const satisfies Record<Exclude<RegistrationField, PasswordName>, object>;

type PasswordName = 'user_password' | 'repeatPassword';

const labels = {
  name: registrationTexts.name,
  email: registrationTexts.email,
  user_name: registrationTexts.username,
  user_password: registrationTexts.password,
  repeatPassword: registrationTexts.repeatPassword,
} as const satisfies Record<RegistrationField, string>;

function isField(name: string): name is RegistrationField {
  return registrationFields.some((field) => field === name);
}

/** What is in use, as far as the values are still those that were asked about. */
function stillTaken(answer: Availability | undefined, values: RegistrationValues): RegistrationErrors {
  if (!answer) return {};
  const { asked, errors } = answer;
  return Object.fromEntries(
    (['user_name', 'email'] as const).flatMap((field) =>
      errors[field] !== undefined && asked[field] === values[field].trim() ? [[field, errors[field]]] : [],
    ),
  );
}

/** 'Crear Cuenta': says what is wrong as soon as a field is left, and cannot be sent while anything is. */
export function RegistrationForm({ action, back, refused }: RegistrationFormProps) {
  const isBusy = useNavigation().formAction === action;
  const taken = useRequest<typeof loader>({
    what: 'No pudimos comprobar si el usuario y el correo están libres.',
    told: 'beside',
  });
  const isAlive = useIsAlive();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(refused?.values ?? emptyRegistration);
  const [seen, setSeen] = useState<ReadonlySet<RegistrationField>>(new Set(refused ? registrationFields : []));
  // What the server refused holds until the field changes.
  const [refusedErrors, setRefusedErrors] = useState<RegistrationErrors>(refused?.errors ?? {});
  const [lastRefused, setLastRefused] = useState(refused);
  if (refused !== lastRefused) {
    setLastRefused(refused);
    setRefusedErrors(refused?.errors ?? {});
  }
  useEffect(() => {
    if (!refused) return;
    form.current?.querySelector<HTMLInputElement>(`[name="${Object.keys(refused.errors)[0] ?? 'name'}"]`)?.focus();
  }, [refused]);

  const errors: RegistrationErrors = {
    ...refusedErrors,
    ...stillTaken(taken.data, values),
    ...registrationErrors(values),
  };
  const hasErrors = Object.keys(errors).length > 0;

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const { name } = target;
    if (!isField(name)) return;
    setValues({ ...values, [name]: target.value });
    setRefusedErrors(Object.fromEntries(Object.entries(refusedErrors).filter(([field]) => field !== name)));
  }

  function leave({ target }: FocusEvent<HTMLInputElement>) {
    const { name } = target;
    if (!isField(name)) return;
    setSeen(new Set([...seen, name]));
    if (name !== 'user_name' && name !== 'email') return;
    const asked = new URLSearchParams({ user_name: values.user_name, email: values.email });
    void taken.load(`/login/availability?${asked.toString()}`);
  }

  return (
    <>
      <h1 className="font-display text-heading">{registrationTexts.title}</h1>
      <Form
        ref={form}
        method="post"
        what="No se creó la cuenta."
        unsaved={Object.values(values).some((value) => value !== '')}
        check="intente ingresar con ella"
        action={action}
        replace
        noValidate
        className="mt-8 grid gap-5"
      >
        <input type="hidden" name="intent" value="register" />
        {registrationFields.map((field) => {
          const given = {
            name: field,
            label: labels[field],
            value: values[field],
            onChange: change,
            onBlur: leave,
            error: seen.has(field) ? errors[field] : undefined,
          };
          return field === 'user_password' || field === 'repeatPassword' ? (
            <PasswordField
              key={field}
              {...given}
              autoComplete="new-password"
              hint={field === 'user_password' ? strengthHint(values.user_password) : undefined}
            />
          ) : (
            <TextField key={field} {...given} {...controls[field]} />
          );
        })}
        {taken.notice}
        {refused?.detail && Object.keys(refused.errors).length === 0 && (
          <p role="alert" className="text-small text-danger">
            {refused.detail}
          </p>
        )}
        <Button type="submit" wide busy={isBusy} disabled={isAlive && (hasErrors || values.name.trim() === '')}>
          {registrationTexts.submit}
        </Button>
        <LinkButton to={back} replace preventScrollReset tone="quiet" wide>
          {registrationTexts.back}
        </LinkButton>
      </Form>
    </>
  );
}
