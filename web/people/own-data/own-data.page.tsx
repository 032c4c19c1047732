import { t } from '#messages/messages.ts';
import { href, Link, redirect } from 'react-router';
import type { Route } from './+types/own-data.page';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownData } from '#contract/office/own-data.ts';
import { dayWords, shopDay } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import { resetClientState } from '#web/core/hydration/client-state/client-state.ts';
import { loginPath } from '#web/core/links/back-address.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { CopyPart } from './copy-part.tsx';
import { ErasurePart } from './erasure-part.tsx';
import { closedKey, goneKey, type OwnDataOutcome } from './own-data-outcome.ts';

const title = t('own-data.title');

/** What the visitor may do with their data. Who has just closed the account is a guest now, and is told until when it can be kept. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const api = apiClientOf(context);
  const { user } = await api.load(accounts.session, {});
  const closed = query.get(closedKey) ?? '';
  if (!user) {
    if (/^\d{4}-\d{2}-\d{2}$/.test(closed)) return { closed: dayWords(closed), own: null };
    throw redirect(loginPath(request));
  }
  if (user.rol !== 'client') throw redirect(href('/admin/profile'));
  const { copy } = await api.load(ownData.copy, {});
  const erasure = await api.load(ownData.erasure, {});
  return { closed: null, own: { copy, erasure, isGone: query.has(goneKey) } };
}

/** Asks for a copy, closes the account, or sends the link that closes it. */
export async function action({ request, context }: Route.ActionArgs): Promise<OwnDataOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  switch (form.get('intent')) {
    case 'erase': {
      const outcome = await api.submit(ownData.erase, { currentPassword: formText(form, 'currentPassword') });
      if (!outcome.ok) return { of: 'erase', refused: refusedAs(outcome.refusal) };
      throw redirect(`${href('/user/data')}?${closedKey}=${shopDay(outcome.value.eraseAt)}`);
    }
    case 'link': {
      const outcome = await api.submit(ownData.askLink, {});
      return outcome.ok
        ? { of: 'link', sentTo: outcome.value.email }
        : { of: 'link', refused: refusedAs(outcome.refusal) };
    }
    default: {
      const outcome = await api.submit(ownData.ask, {});
      return outcome.ok ? { of: 'copy' } : { of: 'copy', refused: refusedAs(outcome.refusal) };
    }
  }
}

type Refused = { readonly detail: string; readonly errors: Parameters<typeof firstErrors>[0] };

const refusedAs = ({ detail, errors }: Refused) => ({ detail, errors: firstErrors(errors, ['currentPassword']) });

/** What the browser kept of the visitor goes with the session, as at a logout. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<OwnDataOutcome> {
  try {
    return await serverAction();
  } catch (thrown) {
    if (thrown instanceof Response && thrown.headers.get('location')?.includes(`?${closedKey}=`)) resetClientState();
    throw thrown;
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function OwnDataPage({ loaderData: { closed, own }, actionData }: Route.ComponentProps) {
  if (!own) {
    return (
      <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-10 md:max-w-xl md:py-16">
        <h1 className="font-display text-heading">{t('own-data.closedTitle')}</h1>
        <p role="status">{t('own-data.closed', { day: closed ?? '' })}</p>
        <LinkButton to={href('/')}>{t('accounts.goToShop')}</LinkButton>
      </main>
    );
  }
  return (
    <AccountMain width="profile">
      <AccountHeading title={title} />
      <CopyPart copy={own.copy} email={own.erasure.email} isGone={own.isGone} outcome={actionData} />
      <ErasurePart erasure={own.erasure} outcome={actionData} />
      <p className="mt-8 text-small">
        <Link to={href('/user/profile')} className="text-stone underline-offset-4 hover:underline">
          {t('own-data.toProfile')}
        </Link>
      </p>
    </AccountMain>
  );
}
