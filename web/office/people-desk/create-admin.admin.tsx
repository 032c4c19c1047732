import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import type { Route } from './+types/create-admin.admin';
import { rolesWith } from '#contract/core/protocol/given-permissions.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { people } from '#contract/office/people-desk.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { outcomeOf, rejectionIn } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { Options } from '#web/core/ui/options-field.tsx';
import { Facts } from './facts.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useIsDemo } from '#web/core/session/session-user.ts';
import { roleName } from '#contract/people/accounts/role-name.ts';
import { roleMeaning } from '#web/people/permission-words/role-words.ts';
import { emptyAdmin, isInvited, newAdminErrors, staffRole } from './new-admin-rules.ts';
import { OwnPassword } from '#web/people/permission-words/own-password.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ legajo }, { roles }] = await Promise.all([api.load(people.freeLegajo, {}), api.load(ownRoles.list, {})]);
  return { legajo, roles };
}

/** Creates an administrator: with an address by an invitation, else with a password. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClientOf(context);
  const email = formText(form, 'email').trim();
  const person = {
    user_name: formText(form, 'user_name'),
    legajo_user: formText(form, 'legajo_user'),
    rol: staffRole(formText(form, 'rol')) ?? 'viewer',
    // A browser always asks for the password: left out it would be as if none was needed.
    currentPassword: formText(form, 'currentPassword'),
  };
  if (email !== '') {
    return outcomeOf(await api.submit(people.inviteAdmin, { ...person, email }), t('people.invited', { email }));
  }
  const outcome = await api.submit(people.createAdmin, {
    ...person,
    user_password: formText(form, 'user_password'),
  });
  return outcomeOf(outcome, backOfficeTexts.people.adminCreated);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('people.createAdmin'), isPrivate: true });

const fieldsOf = {
  1: ['user_name', 'legajo_user', 'rol', 'email'],
  2: ['user_password', 'repeatPassword', 'currentPassword'],
} as const;

const hasErrorOfSecondStep = (errors: Partial<Record<string, string>> = {}) => errors['user_password'] !== undefined;

/** A form in two steps: personal data, then the password of somebody who is not invited by e-mail. */
export default function CreateAdmin({ loaderData: { legajo, roles }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const [step, setStep] = useState<1 | 2>(1);
  // The specified steps have no such field, and the demonstration keeps to them.
  const isProofAsked = !useIsDemo();
  const rejected = rejectionIn(actionData);
  const { values, wrong, field, change, restart } = useForm({
    start: emptyAdmin(legajo),
    errorsOf: (typed) => newAdminErrors(typed, isProofAsked),
    refused: rejected?.errors,
  });
  const [lastOutcome, setLastOutcome] = useState(actionData);
  if (actionData !== lastOutcome) {
    setLastOutcome(actionData);
    if (actionData) setStep(hasErrorOfSecondStep(rejected?.errors) ? 2 : 1);
    if (actionData?.isDone) restart(emptyAdmin(legajo));
  }
  // The number is another one once somebody has it.
  const [offered, setOffered] = useState(legajo);
  if (legajo !== offered) {
    setOffered(legajo);
    if (values.legajo_user === offered) change({ legajo_user: legajo });
  }
  useToast(actionData?.isDone ? actionData : undefined);
  const all = rolesWith(roles);
  const chosen = all.find(({ rol }) => rol === values.rol);

  const isStepRight = (isInvited(values) ? [...fieldsOf[1], 'currentPassword'] : fieldsOf[step]).every(
    (name) => wrong[name] === undefined,
  );

  return (
    <AdminPage title={t('people.createAdmin')}>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Form
          method="post"
          what={t('people.adminNotCreated')}
          unsaved={isOther(values, emptyAdmin(legajo))}
          check={t('people.checkList')}
          replace
          noValidate
          className="grid gap-4 rounded-soft border border-line bg-sheet p-4 md:p-5"
        >
          <p className="label text-stone">{t('people.step', { step })}</p>
          {step === 1 ? (
            <>
              <TextField {...field('user_name')} label={t('people.userName')} autoComplete="off" maxLength={40} />
              <TextField
                {...field('legajo_user')}
                label={t('people.staffNumber')}
                hint={t('people.staffNumberHint')}
                autoComplete="off"
                maxLength={40}
              />
              <SelectField {...field('rol')} label={t('people.role')}>
                <Options of={all.map((one) => [one.rol, roleName(one)])} />
              </SelectField>
              <TextField
                {...field('email')}
                label={t('people.inviteEmail')}
                hint={t('people.inviteHint')}
                type="email"
                autoComplete="off"
              />
              {isProofAsked && isInvited(values) && <OwnPassword {...field('currentPassword')} />}
              <FormAlert of={rejected} />
              {isInvited(values) ? (
                <Button type="submit" busy={isBusy} disabled={!isStepRight} className="justify-self-end max-sm:w-full">
                  {t('people.invite')}
                </Button>
              ) : (
                <Button disabled={!isStepRight} className="justify-self-end max-sm:w-full" onClick={() => setStep(2)}>
                  {t('people.next')}
                </Button>
              )}
            </>
          ) : (
            <>
              <input type="hidden" name="user_name" value={values.user_name} />
              <input type="hidden" name="legajo_user" value={values.legajo_user} />
              <input type="hidden" name="rol" value={values.rol} />
              <PasswordField {...field('user_password')} label={t('people.password')} autoComplete="new-password" />
              <PasswordField
                {...field('repeatPassword')}
                label={t('people.repeatPassword')}
                autoComplete="new-password"
              />
              {isProofAsked && <OwnPassword {...field('currentPassword')} />}
              <div className="flex justify-end gap-3">
                <Button tone="outline" onClick={() => setStep(1)}>
                  {t('people.backToStep')}
                </Button>
                <Button type="submit" busy={isBusy} disabled={!isStepRight} className="max-sm:flex-1">
                  {t('people.createAdmin')}
                </Button>
              </div>
            </>
          )}
        </Form>
        <Facts title={t('people.whatAllowed')} facts={[]}>
          {chosen && <p className="text-small text-stone">{roleMeaning(chosen)}</p>}
        </Facts>
      </div>
    </AdminPage>
  );
}
