import { useEffect, useRef, type MouseEvent } from 'react';
import { href, Link, useNavigation, useRevalidator } from 'react-router';
import { accountTexts } from '#contract/people/accounts/account.texts.ts';
import { registrationTexts } from '#contract/people/accounts/registration.texts.ts';
import { t } from '#messages/messages.ts';
import { isSentTo, withPrefix } from '#web/core/links/language-prefix.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { onLoggedIn } from './social-channel.ts';

const popup = 'popup,width=480,height=680';

/** The button of the social login. It opens a window, or uses this page if the browser blocks windows. */
function SocialButton({ name }: { readonly name: string }) {
  const { revalidate } = useRevalidator();
  // After the login, loading this page again redirects to the page that the visitor wanted.
  useEffect(() => onLoggedIn(() => void revalidate()), [revalidate]);

  function openWindow(event: MouseEvent) {
    if (window.open(withPrefix(href('/login/oidc')), 'percha-login', popup)) event.preventDefault();
  }

  return (
    <div className="mt-3">
      <LinkButton to={href('/login/oidc')} reloadDocument tone="outline" wide onClick={openWindow}>
        {t('accounts.continueWith', { name })}
      </LinkButton>
    </div>
  );
}

type LoginFormProps = {
  readonly action: string;
  /** The address of the registration view; null while the shop is closed. */
  readonly create: string | null;
  readonly refused: { readonly username: string; readonly detail: string; readonly isOutgrown: boolean } | undefined;
  /** The user name of an account that was just created. */
  readonly registered: string | undefined;
  /** The name of the social login's provider; null for none. */
  readonly identityName: string | null;
};

/** The login view, 'Soy Cliente': user name or e-mail address, and password. */
export function LoginForm({ action, create, refused, registered, identityName }: LoginFormProps) {
  const isBusy = isSentTo(action, useNavigation().formAction);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refused && password.current) {
      password.current.value = '';
      password.current.focus();
    }
  }, [refused]);
  return (
    <>
      <h1 className="font-display text-heading">{accountTexts.login.title}</h1>
      {registered !== undefined && (
        <p role="status" className="mt-4 border-l-2 border-ok pl-3 text-small text-ok">
          {registrationTexts.done}
        </p>
      )}
      <Form
        method="post"
        what={t('accounts.notSignedIn')}
        unsaved={false}
        action={action}
        replace
        className="mt-8 grid gap-5"
      >
        <input type="hidden" name="intent" value="login" />
        <TextField
          label={accountTexts.login.username}
          hint={t('accounts.usernameOrEmail')}
          name="user_name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
          defaultValue={registered ?? refused?.username}
        />
        <PasswordField
          ref={password}
          label={accountTexts.login.password}
          name="user_password"
          autoComplete="current-password"
          required
        />
        {refused && (
          <p role="alert" className="text-small text-danger">
            {refused.detail}{' '}
            {refused.isOutgrown && (
              <Link to={passwordAddress(refused.username)} className="underline">
                {t('accounts.changePassword')}
              </Link>
            )}
          </p>
        )}
        <Button type="submit" wide busy={isBusy}>
          {accountTexts.login.submit}
        </Button>
      </Form>
      {identityName !== null && <SocialButton name={identityName} />}
      <p className="mt-4 text-center text-small">
        <Link to={href('/login/recovery')} className="underline underline-offset-4 hover:decoration-2">
          {t('accounts.forgotPassword')}
        </Link>
      </p>
      {create !== null && (
        <div className="mt-10 border-t border-line pt-6">
          <p className="mb-4 text-small text-stone">{t('accounts.noAccountYet')}</p>
          <LinkButton to={create} replace preventScrollReset tone="outline" wide>
            {registrationTexts.title}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/**
 * Returns the address of the page that changes a password. An e-mail address is escaped as in the shop's e-mails: '@'
 * is '%40'.
 */
function passwordAddress(user_name: string): string {
  return href('/user/changepassword/:user_name', { user_name }).replace(/[$&+,:;=@]/g, encodeURIComponent);
}
