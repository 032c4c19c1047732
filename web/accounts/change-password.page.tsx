import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Route } from './+types/change-password.page';
import { profile } from '#contract/profile.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Form } from '../requests/form.tsx';
import { useRequest } from '../requests/use-request.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { toast } from '../ui/toast.ts';
import { AccountHeading } from './account-heading.tsx';
import type { action as checkCurrent } from './current-password.resource.ts';
import { formText } from '../forms/form-text.ts';
import { emptyPasswords, NewPasswordFields, passwordErrors } from './password-fields.tsx';
import { requireUser } from '../session/require-user.ts';

/** When the session is renewed and when the landing page follows, in ms after the change. */
const renewedAfterMs = 2000;
const homeAfterMs = 3000;

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData();
  const { username } = await requireUser(asked);
  const outcome = await apiClientOf(asked.context).submit(profile.update, {
    id: username,
    password: formText(form, 'next'),
    currentPassword: formText(form, 'current'),
  });
  return outcome.ok ? { isSaved: true, detail: '' } : { isSaved: false, detail: outcome.refusal.detail };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.changePassword.title, isPrivate: true });

export default function ChangePasswordPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const check = useRequest<typeof checkCurrent>({ what: 'No pudimos comprobar la contraseña actual.', told: 'beside' });
  const [values, setValues] = useState(emptyPasswords);
  const isSaved = actionData?.isSaved ?? false;
  useRenewal(isSaved, values.next);

  const isChecked = check.data !== undefined && check.data.asked === values.current;
  const isCurrentRight = isChecked && check.data?.isRight === true;
  const { isComplete } = passwordErrors(values, true);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setValues({ ...values, [target.name]: target.value });
  }

  function checkCurrentPassword() {
    if (values.current === '' || isChecked) return;
    void check.submit({ current: values.current }, { method: 'post', action: '/user/changepassword/current' });
  }

  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-xl md:py-16">
      <AccountHeading title={texts.changePassword.title} />
      <Form
        method="post"
        what="No se cambió la contraseña."
        unsaved={!isSaved && Object.values(values).some((value) => value !== '')}
        check="intente ingresar con la nueva"
        replace
        noValidate
        className="mt-8 grid gap-5"
      >
        <PasswordField
          name="current"
          label="Contraseña actual"
          autoComplete="current-password"
          required
          value={values.current}
          onChange={change}
          onBlur={checkCurrentPassword}
          error={isChecked && !isCurrentRight ? (check.data?.detail ?? texts.changePassword.wrong) : undefined}
        />
        {check.notice}
        <NewPasswordFields values={values} isCurrentAsked change={change} />
        {actionData && !isSaved && (
          <p role="alert" className="text-small text-danger">
            {actionData.detail}
          </p>
        )}
        <Button type="submit" wide busy={isBusy} disabled={!isCurrentRight || !isComplete || isSaved}>
          {texts.changePassword.save}
        </Button>
      </Form>
    </main>
  );
}

/** Says that it is done, logs in again with the new password, and goes home. */
function useRenewal(isSaved: boolean, password: string) {
  const { submit } = useRequest({
    key: 'renewal',
    what: 'La contraseña se cambió, pero no pudimos renovar la sesión.',
    told: 'message',
  });
  const navigate = useNavigate();
  const renew = useEffectEvent(() => {
    void submit({ password }, { method: 'post', action: '/user/changepassword/session' });
  });
  const goHome = useEffectEvent(() => void navigate('/'));
  useEffect(() => {
    if (!isSaved) return undefined;
    toast(texts.changePassword.done);
    const renewal = setTimeout(() => renew(), renewedAfterMs);
    const home = setTimeout(() => goHome(), homeAfterMs);
    return () => {
      clearTimeout(renewal);
      clearTimeout(home);
    };
  }, [isSaved]);
}
