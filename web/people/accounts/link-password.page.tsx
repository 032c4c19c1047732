import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { data, href, useNavigate, useNavigation } from 'react-router';
import type { Route } from './+types/link-password.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { recovery } from '#contract/people/recovery.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { secretAddress } from '#web/core/seo/secret-address.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { emptyPasswords, NewPasswordFields, passwordErrors } from './password-fields.tsx';
import { passwordRefused, passwordSaved, passwordsMistaken, type PasswordOutcome } from './password-refusal.ts';

/** When the login page is shown, in ms after the change. */
const loginAfterMs = 1500;

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? undefined;

/** With a link no current password is asked; without one it is. Shows an error for a link that is no longer valid. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const token = tokenOf(request);
  if (token === undefined) return { username: params.user_name, isLink: false, spent: null };
  try {
    const { username } = await apiClientOf(context).call(recovery.linkUser, { user_name: params.user_name, token });
    return { username, isLink: true, spent: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // An invalid token means that the link was altered, so it is shown as a link that is no longer valid.
    const failure = error.code === 'invalid' ? new ShopError('link_spent') : error;
    return data({ username: params.user_name, isLink: true, spent: failure.detail }, { status: failure.status });
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const token = tokenOf(request);
  const mistaken = passwordsMistaken(form, token === undefined);
  if (mistaken) return mistaken;
  const outcome = await apiClientOf(context).submit(recovery.changePassword, {
    user_name: params.user_name,
    user_password: formText(form, 'next'),
    ...(token === undefined ? { currentPassword: formText(form, 'current') } : { token }),
  });
  return outcome.ok ? passwordSaved : passwordRefused(outcome.refusal);
}

export const headers = secretAddress;

export const meta: Route.MetaFunction = () => pageMeta({ title: accountTexts.changePassword.title, isPrivate: true });

export default function LinkPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSaved = actionData?.isSaved ?? false;
  const isSpent = loaderData.spent !== null && !isSaved;
  return (
    <main className="mx-auto max-w-page px-gutter py-10 md:max-w-xl md:py-16">
      <h1 className="font-display text-heading">{accountTexts.changePassword.title}</h1>
      {isSpent ? (
        <div className="mt-8 grid justify-items-start gap-6">
          <p role="alert">{loaderData.spent}</p>
          <LinkButton to={href('/login/recovery')}>{t('accounts.anotherLink')}</LinkButton>
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
  readonly outcome: PasswordOutcome | undefined;
};

function PasswordForm({ username, isLink, outcome }: PasswordFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const isAlive = useIsAlive();
  const navigate = useNavigate();
  const isSaved = outcome?.isSaved ?? false;
  const refused = isSaved ? undefined : outcome;
  const form = useForm({ start: emptyPasswords, refused: refused?.errors });
  const element = useFirstWrong(refused);
  const { values } = form;
  useEffect(() => {
    if (!isSaved) return undefined;
    toast(accountTexts.changePassword.doneByLink);
    const login = setTimeout(() => void navigate(href('/login')), loginAfterMs);
    return () => clearTimeout(login);
  }, [isSaved, navigate]);
  const { isComplete } = passwordErrors(values, !isLink);

  return (
    <Form
      ref={element}
      method="post"
      what={t('accounts.passwordNotChanged')}
      unsaved={!isSaved && Object.values(values).some((value) => value !== '')}
      check={t('accounts.tryNewPassword')}
      replace
      noValidate
      className="mt-8 grid gap-5"
    >
      <TextField label={t('accounts.username')} name="username" autoComplete="username" value={username} readOnly />
      {!isLink && (
        <PasswordField
          {...form.field('current')}
          label={t('accounts.currentPassword')}
          autoComplete="current-password"
          required
        />
      )}
      <NewPasswordFields form={form} isCurrentAsked={!isLink} />
      <FormAlert of={refused} />
      {isSaved && (
        <p role="status" className="text-small text-ok">
          {accountTexts.changePassword.doneByLink}
        </p>
      )}
      <Button
        type="submit"
        wide
        busy={isBusy}
        disabled={isAlive && (!isComplete || isSaved || (!isLink && values.current === ''))}
      >
        {accountTexts.changePassword.save}
      </Button>
    </Form>
  );
}
