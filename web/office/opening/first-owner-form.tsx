import { t } from '#messages/messages.ts';
import { useRef, useState, type FormEvent } from 'react';
import { href } from 'react-router';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { call } from '#contract/core/protocol/call.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { firstOwner, opening } from '#contract/office/opening.ts';
import { countrySettings } from '#contract/core/settings/country-settings.ts';
import { firstErrors, schemaErrors } from '#web/core/forms/schema-errors.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { backKey, createdReason } from '#web/core/links/back-address.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { sendWithCookies, sendWithoutCookies } from '#web/core/requests/send-of-page.ts';
import { waitForShop } from '#web/core/requests/wait-for-shop.ts';
import { Button } from '#web/core/ui/button.tsx';
import { PasswordField } from '#web/core/ui/password-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import type { LinkProps } from './link-props.ts';

const account = firstOwner.omit({ publicUrl: true });

const { country } = countrySettings.fields;

type State = 'typing' | 'sending' | 'restarting';

/** Logs in with the new account. Returns false if that is not possible now; the login page says why. */
async function isLoggedIn(
  apiBase: string,
  { user_name, user_password }: { readonly user_name: string; readonly user_password: string },
): Promise<boolean> {
  return call(sendWithCookies(apiBase), accounts.logIn, { user_name, user_password }).then(
    () => true,
    () => false,
  );
}

/** The first step of a shop's owner: the account with which the rest is set up. */
export function FirstOwnerForm({ token, publicUrl, apiBase }: LinkProps) {
  const [state, setState] = useState<State>('typing');
  const [refusal, setRefusal] = useState<ShopError | null>(null);
  const { values, field, isRight, showAll } = useForm({
    start: { user_name: '', email: '', user_password: '', country: '' },
    errorsOf: (typed) => schemaErrors(account, typed),
    refused: refusal ? firstErrors(refusal.errors) : undefined,
  });
  const element = useRef<HTMLFormElement>(null);
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    showAll();
    if (!isRight) {
      showFirstWrong(element.current);
      return;
    }
    setState('sending');
    try {
      // The shop's address is the one at which this page was found, if nobody set another.
      const asked = { ...account.parse(values), token, publicUrl: publicUrl ?? window.location.origin };
      const begun = await call(sendWithoutCookies(apiBase), opening.begin, asked);
      setState('restarting');
      if (begun.restarts) await waitForShop();
      const steps = href('/admin/opening');
      // A session is of one address: at another one she logs in herself.
      if (begun.publicUrl === window.location.origin && (await isLoggedIn(apiBase, asked))) {
        window.location.assign(steps);
        return;
      }
      const next = `${backKey}=${encodeURIComponent(steps)}&${createdReason}`;
      window.location.assign(`${begun.publicUrl}${withPrefix(href('/login'))}?${next}`);
    } catch (error) {
      setState('typing');
      setRefusal(error instanceof ShopError ? error : new ShopError('unavailable'));
      showFirstWrong(element.current);
    }
  }

  return (
    <>
      <h1 className="font-display text-heading">{t('opening.openMyShop')}</h1>
      <p className="text-stone">{t('opening.setupIntro')}</p>
      <form ref={element} onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
        <TextField {...field('user_name')} label={t('opening.username')} autoComplete="username" maxLength={40} />
        <TextField {...field('email')} label={t('opening.email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('user_password')}
          label={t('opening.password')}
          hint={t('opening.passwordHint')}
          autoComplete="new-password"
        />
        <SelectField {...field('country')} label={country.label()} hint={t('opening.countryAbout')}>
          <option value="" disabled>
            {t('opening.chooseCountry')}
          </option>
          <Options of={Object.entries(country.options)} />
        </SelectField>
        <p role="alert" className="text-small text-danger empty:hidden">
          {refusal && state === 'typing' && refusal.errors.length === 0 ? refusal.detail : null}
        </p>
        <p role="status" className="text-small text-stone empty:hidden">
          {state === 'restarting' && t('opening.restarting')}
        </p>
        <Button type="submit" busy={state !== 'typing'} className="justify-self-start max-sm:w-full">
          {t('opening.createAccount')}
        </Button>
      </form>
    </>
  );
}
