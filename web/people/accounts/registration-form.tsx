import { useEffect, useId, useState } from 'react';
import { href, useNavigation } from 'react-router';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { t } from '#messages/messages.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { focusFirst, useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { isSentTo } from '#web/core/links/language-prefix.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import type { Availability, loader } from './availability.resource.ts';
import type { registrationErrors } from './registration-rules.ts';
import { registrationLabels, registrationStates } from './registration-states.ts';
import {
  emptyRegistration,
  registrationFields,
  type RegistrationField,
  type RegistrationValues,
} from './registration-values.ts';
import { strengthHint } from './strength-hint.ts';
import { WhatIsMissing } from './what-is-missing.tsx';

type RegistrationFormProps = {
  readonly action: string;
  /** The address of the login view. */
  readonly back: string;
  readonly refused:
    | { readonly values: RegistrationValues; readonly errors: FieldErrors; readonly detail: string }
    | undefined;
};

const controls = {
  name: { type: 'text', autoComplete: 'name', maxLength: 60 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  user_name: { type: 'text', autoComplete: 'username', maxLength: 40 },
} as const satisfies Record<Exclude<RegistrationField, PasswordName>, object>;

type PasswordName = 'user_password' | 'repeatPassword';

/** Returns which values are in use, if they have not changed since they were checked. */
function stillTaken(answer: Availability | undefined, values: RegistrationValues): FieldErrors {
  if (!answer) return {};
  const { asked, errors } = answer;
  return Object.fromEntries(
    (['user_name', 'email'] as const).flatMap((field) =>
      errors[field] !== undefined && asked[field] === values[field].trim() ? [[field, errors[field]]] : [],
    ),
  );
}

/**
 * The registration view, 'Crear Cuenta': shows a field's errors when it is left, and cannot be sent while there are
 * any.
 */
export function RegistrationForm({ action, back, refused }: RegistrationFormProps) {
  const isBusy = isSentTo(action, useNavigation().formAction);
  const taken = useRequest<typeof loader>({
    what: t('accounts.freeNotChecked'),
    told: 'beside',
  });
  const registrationErrors = useRegistrationErrors();
  const isAlive = useIsAlive();
  const form = useFirstWrong(refused, 'name');
  const whyId = useId();
  const { values, errors, isRight, field, leave, showAll } = useForm({
    start: refused?.values ?? emptyRegistration,
    errorsOf: (given) => ({ ...stillTaken(taken.data, given), ...registrationErrors(given) }),
    refused: refused?.errors,
    isSent: refused !== undefined,
  });

  const isWaiting = isAlive && (!isRight || values.name.trim() === '');

  function leaveText(name: keyof typeof controls) {
    leave(name);
    if (name === 'name') return;
    const asked = new URLSearchParams({ user_name: values.user_name, email: values.email });
    void taken.load(`${href('/login/availability')}?${asked.toString()}`);
  }

  return (
    <>
      <h1 className="font-display text-heading">{registrationTexts.title}</h1>
      <Form
        ref={form}
        method="post"
        what={t('accounts.notCreated')}
        unsaved={Object.values(values).some((value) => value !== '')}
        check={t('accounts.tryIt')}
        action={action}
        replace
        noValidate
        className="mt-8 grid gap-5"
      >
        <input type="hidden" name="intent" value="register" />
        {registrationFields.map((name) => {
          const given = { ...field(name), label: registrationLabels[name] };
          if (name === 'user_password' || name === 'repeatPassword') {
            const hint = name === 'user_password' ? strengthHint(values.user_password) : undefined;
            return <PasswordField key={name} {...given} autoComplete="new-password" hint={hint} />;
          }
          return <TextField key={name} {...given} {...controls[name]} onBlur={() => leaveText(name)} />;
        })}
        {taken.notice}
        <FormAlert of={refused} />
        <Button type="submit" wide busy={isBusy} disabled={isWaiting} aria-describedby={isWaiting ? whyId : undefined}>
          {registrationTexts.submit}
        </Button>
        {isWaiting && (
          <WhatIsMissing
            id={whyId}
            fields={registrationStates(values, errors)}
            onShow={() => {
              showAll();
              focusFirst(form.current, errors);
            }}
          />
        )}
        <LinkButton to={back} replace preventScrollReset tone="quiet" wide>
          {registrationTexts.back}
        </LinkButton>
      </Form>
    </>
  );
}

const loadRules = () => import('./registration-rules.ts');

const none = (): FieldErrors => ({});

/**
 * Returns the rules of the registration, which come with zod when the form is on the page: the login is not to load
 * them. Until they are there, and when they cannot be loaded, only the server's errors are shown.
 */
function useRegistrationErrors(): typeof registrationErrors {
  const [errorsOf, setErrorsOf] = useState<typeof registrationErrors>(() => none);
  useEffect(() => {
    loadRules().then(
      (rules) => setErrorsOf(() => rules.registrationErrors),
      () => {},
    );
  }, []);
  return errorsOf;
}
