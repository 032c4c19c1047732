import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { href, useNavigate, useNavigation } from 'react-router';
import type { Route } from './+types/change-password.page';
import { profile } from '#contract/people/profile.ts';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { AccountMain } from './account-main.tsx';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { AccountHeading } from './account-heading.tsx';
import type { action as checkCurrent } from './current-password.resource.ts';
import { FormAlert, SavedWithoutScripts } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { emptyPasswords, NewPasswordFields, passwordErrors } from './password-fields.tsx';
import { passwordRefused, passwordSaved, passwordsMistaken } from './password-refusal.ts';
import { requireUser } from '#web/core/session/require-user.ts';

/** When the session is renewed and when the landing page is shown, in ms after the change. */
const renewedAfterMs = 2000;
const homeAfterMs = 3000;

export const loader = async (asked: Route.LoaderArgs) => ({ user: await requireUser(asked) });

export async function action(asked: Route.ActionArgs) {
  const form = await asked.request.formData();
  const { username } = await requireUser(asked);
  const mistaken = passwordsMistaken(form, true);
  if (mistaken) return mistaken;
  const outcome = await apiClientOf(asked.context).submit(profile.update, {
    id: username,
    password: formText(form, 'next'),
    currentPassword: formText(form, 'current'),
  });
  return outcome.ok ? passwordSaved : passwordRefused(outcome.refusal);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: accountTexts.changePassword.title, isPrivate: true });

export default function ChangePasswordPage({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting';
  const isAlive = useIsAlive();
  const check = useRequest<typeof checkCurrent>({ what: t('accounts.currentNotChecked'), told: 'beside' });
  const isSaved = actionData?.isSaved ?? false;
  const refused = isSaved ? undefined : actionData;
  const form = useForm({ start: emptyPasswords, refused: refused?.errors });
  const element = useFirstWrong(refused);
  const { values } = form;
  useRenewal(isSaved, values.next);

  const isChecked = check.data !== undefined && check.data.asked === values.current;
  const isCurrentRight = isChecked && check.data?.isRight === true;
  const { isComplete } = passwordErrors(values, true);

  function checkCurrentPassword() {
    if (values.current === '' || isChecked) return;
    void check.submit({ current: values.current }, { method: 'post', action: href('/user/changepassword/current') });
  }

  return (
    <AccountMain width="form">
      <AccountHeading title={accountTexts.changePassword.title} />
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
        <PasswordField
          {...form.field('current')}
          label={t('accounts.currentPassword')}
          autoComplete="current-password"
          required
          onBlur={checkCurrentPassword}
          error={
            isChecked && !isCurrentRight
              ? (check.data?.detail ?? accountTexts.changePassword.wrong)
              : form.shown('current')
          }
        />
        {check.notice}
        <NewPasswordFields form={form} isCurrentAsked />
        <FormAlert of={refused} />
        {isSaved && <SavedWithoutScripts>{accountTexts.changePassword.done}</SavedWithoutScripts>}
        <Button type="submit" wide busy={isBusy} disabled={isAlive && (!isCurrentRight || !isComplete || isSaved)}>
          {accountTexts.changePassword.save}
        </Button>
      </Form>
    </AccountMain>
  );
}

/** Shows that the password was changed, logs in again with the new one, and goes to the landing page. */
function useRenewal(isSaved: boolean, password: string) {
  const { submit } = useRequest({
    key: 'renewal',
    what: t('accounts.sessionNotRenewed'),
    told: 'message',
  });
  const navigate = useNavigate();
  const renew = useEffectEvent(() => {
    void submit({ password }, { method: 'post', action: href('/user/changepassword/session') });
  });
  const goHome = useEffectEvent(() => void navigate(href('/')));
  useEffect(() => {
    if (!isSaved) return undefined;
    toast(accountTexts.changePassword.done);
    const renewal = setTimeout(() => renew(), renewedAfterMs);
    const home = setTimeout(() => goHome(), homeAfterMs);
    return () => {
      clearTimeout(renewal);
      clearTimeout(home);
    };
  }, [isSaved]);
}
