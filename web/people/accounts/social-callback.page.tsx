import { t } from '#messages/messages.ts';
import { language } from '#messages/present-language.ts';
import { data, href, redirect } from 'react-router';
import type { Route } from './+types/social-callback.page';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { languageOfState } from '#contract/people/accounts/login-state.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { socialLogin } from '#contract/people/social-login.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { secondStepPath } from '#web/core/links/back-address.ts';
import { inOtherLanguage } from '#web/core/links/language-prefix.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';

/**
 * Handles the provider's answer: redirects to /login/success, or shows the error. The provider knows one address of the
 * shop, so a login that began in the second language goes on there first.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const query = search.slice(1);
  const headers = { 'cache-control': 'no-store' };
  const begunIn = languageOfState(searchParams.get('state') ?? '');
  if (begunIn !== undefined && begunIn === shop().otherLanguage && language() !== begunIn) {
    return redirect(inOtherLanguage(`${href('/login/oidc/callback')}${search}`, begunIn), { headers });
  }
  try {
    await apiClientOf(context).call(socialLogin.finish, { query });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.code === 'second_step_needed') return redirect(secondStepPath(href('/login/success')), { headers });
    return data({ detail: error.detail }, { status: error.status, headers });
  }
  return redirect(href('/login/success'), { headers });
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('accounts.signIn'), isPrivate: true });

export default function SocialCallback({ loaderData }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-16 md:max-w-xl md:py-24">
      <h1 className="font-display text-heading">{t('accounts.couldNotSignIn')}</h1>
      <p role="alert">{loaderData.detail}</p>
      <LinkButton to={href('/login')}>{t('accounts.backToSignIn')}</LinkButton>
    </main>
  );
}
