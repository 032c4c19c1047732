import { t } from '#messages/messages.ts';
import { href, redirect } from 'react-router';
import type { Route } from './+types/hub.page';
import { texts } from '#contract/core/texts.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { accountOverview } from '#contract/sales/returns/account-overview.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { Form } from '#web/core/requests/form.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { AccountMain } from '#web/people/accounts/account-main.tsx';
import { AddressCard, LastOrderCard, OpenReturnCard } from './hub-cards.tsx';

/** Administrators are redirected to the back office. */
export async function loader(asked: Route.LoaderArgs) {
  const { name, username, rol } = await requireUser(asked);
  if (rol !== 'client') throw redirect(href('/admin'));
  return { name: name || username, overview: await apiClientOf(asked.context).load(accountOverview.show, {}) };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('accounts.account'), isPrivate: true });

const ways = [
  { to: href('/user/profile'), text: t('accounts.hubProfile') },
  { to: href('/user/orders'), text: t('accounts.hubOrders') },
  { to: href('/user/reviews'), text: t('accounts.hubReviews') },
] as const;

/** What is going on in an account, and the ways to its pages. */
export default function HubPage({ loaderData: { name, overview } }: Route.ComponentProps) {
  const { order, returns, address } = overview;
  return (
    <AccountMain width="list">
      <h1 className="font-display text-heading">{t('accounts.hello', { name })}</h1>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <LastOrderCard order={order} isWide={returns.length % 2 === 1} />
        {returns.map((one) => (
          <OpenReturnCard key={one.id} told={one} />
        ))}
        <AddressCard address={address} />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {ways.map(({ to, text }) => (
          <LinkButton key={to} to={to} tone="outline" className="px-2!">
            {text}
          </LinkButton>
        ))}
        <Button
          tone="outline"
          className="px-2!"
          onClick={() =>
            toast(wishlistTexts.inProgress, { link: { to: href('/user/wishlist'), text: t('accounts.seeWishlist') } })
          }
        >
          {t('accounts.hubFavourites')}
        </Button>
      </div>
      {/* Where the list of the account's pages is beside this one, it has them. */}
      <div className="mt-4 flex flex-wrap gap-x-6 lg:hidden">
        <LinkButton to={href('/user/addresses')} tone="quiet" className="px-0!">
          {t('addresses.title')}
        </LinkButton>
        <LinkButton to={href('/user/changepassword')} tone="quiet" className="px-0!">
          {texts.nav.changePassword}
        </LinkButton>
        <Form method="post" what={t('accounts.notSignedOut')} unsaved={false} action={href('/logout')}>
          <Button type="submit" tone="quiet" className="px-0!">
            {t('accounts.signOut')}
          </Button>
        </Form>
      </div>
    </AccountMain>
  );
}
