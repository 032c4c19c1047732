import { t } from '#messages/messages.ts';
import { href, redirect, redirectDocument, useSearchParams } from 'react-router';
import type { Route } from './+types/login.page';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { texts } from '#contract/core/texts.ts';
import { shop } from '#contract/core/shop/shop.ts';
import {
  backAddress,
  backKey,
  isExpiredLogin,
  isCreatedLogin,
  reviewLoginIn,
  secondStepPath,
} from '#web/core/links/back-address.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Benefits } from './benefits.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { registrationErrors } from './registration-rules.ts';
import { registrationFields, registrationValues, type RegistrationValues } from './registration-values.ts';

/** The view of the page: /login logs in, /login?vista=crear registers. */
const viewKey = 'vista';
const registering = 'crear';

type Outcome =
  | { readonly kind: 'refused'; readonly username: string; readonly detail: string; readonly isOutgrown: boolean }
  | { readonly kind: 'registered'; readonly username: string }
  | {
      readonly kind: 'mistaken';
      readonly values: RegistrationValues;
      readonly errors: FieldErrors;
      readonly detail: string;
    };

/** Redirects a visitor who is logged in already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await apiClientOf(context).load(accounts.session, {});
  if (user) throw redirect(backAddress(new URL(request.url).searchParams.get(backKey)));
  return { identityName: context.get(apiContext).identityName };
}

export async function action({ request, context }: Route.ActionArgs): Promise<Outcome | Response> {
  const form = await request.formData();
  const back = backAddress(new URL(request.url).searchParams.get(backKey));
  return form.get('intent') === 'register' ? register(form, context) : logIn(form, context, back);
}

type PageContext = Route.ActionArgs['context'];

async function logIn(form: FormData, context: PageContext, back: string): Promise<Outcome | Response> {
  const username = formText(form, 'user_name');
  const outcome = await apiClientOf(context).submit(accounts.logIn, {
    user_name: username,
    user_password: formText(form, 'user_password'),
  });
  // What the page lacks of a closed shop comes with a new document.
  if (outcome.ok) return shop().isOpen ? redirect(back) : redirectDocument(back);
  const { detail, code } = outcome.refusal;
  if (code === 'second_step_needed') return redirect(secondStepPath(back));
  return { kind: 'refused', username, detail, isOutgrown: code === 'password_outgrown' };
}

async function register(form: FormData, context: PageContext): Promise<Outcome> {
  const values = registrationValues(form);
  const errors = registrationErrors(values);
  if (Object.keys(errors).length > 0) return { kind: 'mistaken', values: withoutPasswords(values), errors, detail: '' };
  const { repeatPassword: _, ...registration } = values;
  const outcome = await apiClientOf(context).submit(accounts.register, registration);
  if (outcome.ok) return { kind: 'registered', username: outcome.value.username };
  const { errors: refused, detail } = outcome.refusal;
  return {
    kind: 'mistaken',
    values: withoutPasswords(values),
    errors: firstErrors(refused, registrationFields),
    detail,
  };
}

/** Passwords are never sent back in a page. */
function withoutPasswords(values: RegistrationValues): RegistrationValues {
  return { ...values, user_password: '', repeatPassword: '' };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: t('accounts.signIn'),
    description: t('accounts.signInAbout', { shop: shop().name }),
    isPrivate: true,
  });

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { isOpen } = shop();
  const isRegistering = isOpen && query.get(viewKey) === registering && actionData?.kind !== 'registered';
  return (
    <main className="mx-auto grid max-w-page gap-12 px-gutter py-12 md:grid-cols-2 md:gap-20 md:py-20">
      <div className="w-full max-w-form md:justify-self-end">
        <LoginReason />
        {isExpiredLogin(query) && (
          <p role="alert" className="mb-6 border-l-2 border-warn pl-3 text-small text-warn">
            {texts.session.expired}
          </p>
        )}
        {isRegistering ? (
          <RegistrationForm
            action={addressOf(query, true)}
            back={addressOf(query, false)}
            refused={actionData?.kind === 'mistaken' ? actionData : undefined}
          />
        ) : (
          <LoginForm
            action={addressOf(query, false)}
            create={isOpen ? addressOf(query, true) : null}
            refused={actionData?.kind === 'refused' ? actionData : undefined}
            registered={actionData?.kind === 'registered' ? actionData.username : undefined}
            identityName={loaderData.identityName}
          />
        )}
      </div>
      {isOpen && <Benefits />}
    </main>
  );
}

/** Returns the page's own address with another view, keeping the return address. */
function addressOf(query: URLSearchParams, isRegistering: boolean): string {
  const next = new URLSearchParams(query);
  if (isRegistering) next.set(viewKey, registering);
  else next.delete(viewKey);
  const text = next.toString();
  return text === '' ? href('/login') : `${href('/login')}?${text}`;
}

/** On the login page: says why one is there, to leave a review, or after the first account of the shop was created. */
function LoginReason() {
  const [query] = useSearchParams();
  if (isCreatedLogin(query)) {
    return (
      <p role="status" className="mb-6 border-l-2 border-ok pl-3 text-small text-ok">
        {t('accounts.ownerCreated')}
      </p>
    );
  }
  const review = reviewLoginIn(query);
  if (!review) return null;
  return (
    <p role="alert" className="mb-6 border-l-2 border-warn pl-3 text-small text-warn">
      {review === 'empty' ? reviewTexts.commentMissing : reviewTexts.guestRefused}
    </p>
  );
}
