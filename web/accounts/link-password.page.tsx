import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import { data, useNavigate, useNavigation } from 'react-router';
import type { Route } from './+types/link-password.page';
import { ShopError } from '#contract/errors.ts';
import { recovery } from '#contract/recovery.ts';
import { texts } from '#contract/texts.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { Form } from '../requests/form.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { formText } from '../forms/form-text.ts';
import { emptyPasswords, NewPasswordFields, passwordErrors } from './password-fields.tsx';

/** When the login follows, in ms after the change. */
const loginAfterMs = 1500;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? undefined;

/** By a link no current password is asked; without one it is. A link that no longer works says so. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  if (token === undefined) return { username: params.user_name, isLink: false, spent: null };
  try {
    const { username } = await apiClientOf(context).call(recovery.linkUser, { user_name: params.user_name, token });
    return { username, isLink: true, spent: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // A token that cannot be one was altered, which is all that its owner needs to know.
    const failure = error.code === 'invalid' ? new ShopError('link_spent') : error;
    return data({ username: params.user_name, isLink: true, spent: failure.detail }, { status: failure.status });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = tokenOf(request);
  const outcome = await apiClientOf(context).submit(recovery.changePassword, {
    user_name: params.user_name,
    user_password: formText(form, 'next'),
    ...(token === undefined ? { currentPassword: formText(form, 'current') } : { token }),
  });
  return outcome.ok ? { isSaved: true, detail: '' } : { isSaved: false, detail: outcome.refusal.detail };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.changePassword.title, isPrivate: true });

export default function LinkPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSaved = actionData?.isSaved ?? false;
  const isSpent = loaderData.spent !== null && !isSaved;
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-xl md:py-16">
      <h1 className="font-display text-heading">{texts.changePassword.title}</h1>
      {isSpent ? (
        <div className="mt-8 grid justify-items-start gap-6">
          <p role="alert">{loaderData.spent}</p>
          <LinkButton to="/login/recovery">Pedir otro enlace</LinkButton>
        </div>
      ) : (
        <PasswordForm username={loaderData.username} isLink={loaderData.isLink} outcome={actionData} />
      )}
    </main>
  );
}

type PasswordFormProps = {
  readonly username: string;
  readonly isLink: boolean;
  readonly outcome: { readonly isSaved: boolean; readonly detail: string } | undefined;
};

function PasswordForm({ username, isLink, outcome }: PasswordFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const navigate = useNavigate();
  const [values, setValues] = useState(emptyPasswords);
  const isSaved = outcome?.isSaved ?? false;
  useEffect(() => {
    if (!isSaved) return undefined;
    toast(texts.changePassword.doneByLink);
    const login = setTimeout(() => void navigate('/login'), loginAfterMs);
    return () => clearTimeout(login);
  }, [isSaved, navigate]);
  const { isComplete } = passwordErrors(values, !isLink);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setValues({ ...values, [target.name]: target.value });
  }

  return (
    <Form
      method="post"
      what="No se cambió la contraseña."
      unsaved={!isSaved && Object.values(values).some((value) => value !== '')}
      check="intente ingresar con la nueva"
      replace
      noValidate
      className="mt-8 grid gap-5"
    >
      <TextField label="Usuario" name="username" autoComplete="username" value={username} readOnly />
      {!isLink && (
        <PasswordField
          name="current"
          label="Contraseña actual"
          autoComplete="current-password"
          required
          value={values.current}
          onChange={change}
        />
      )}
      <NewPasswordFields values={values} isCurrentAsked={!isLink} change={change} />
      {outcome && !isSaved && (
        <p role="alert" className="text-small text-danger">
          {outcome.detail}
        </p>
      )}
      {isSaved && (
        <p role="status" className="text-small text-ok">
          {texts.changePassword.doneByLink}
        </p>
      )}
      <Button type="submit" wide busy={isBusy} disabled={!isComplete || isSaved || (!isLink && values.current === '')}>
        {texts.changePassword.save}
      </Button>
    </Form>
  );
}
