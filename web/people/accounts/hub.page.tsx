import { t } from '#messages/messages.ts';
import { href, redirect } from 'react-router';
import type { Route } from './+types/hub.page';
import { texts } from '#contract/core/texts.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { AccountMain } from './account-main.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { requireUser } from '#web/core/session/require-user.ts';

/** Administrators are redirected to the back office. */
export async function loader(asked: Route.LoaderArgs) {
  const { name, username, rol } = await requireUser(asked);
  if (rol === 'admin') throw redirect(href('/admin'));
  return { name: name || username };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('accounts.account'), isPrivate: true });

const ways = [
  { to: href('/user/profile'), text: t('accounts.hubProfile') },
  { to: href('/user/orders'), text: t('accounts.hubOrders') },
  { to: href('/user/reviews'), text: t('accounts.hubReviews') },
] as const;

export default function HubPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountMain width="list">
      <h1 className="font-display text-heading">{t('accounts.hello', { name: loaderData.name })}</h1>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        {ways.map(({ to, text }) => (
          <LinkButton key={to} to={to} tone="outline" className="min-h-24">
            {text}
          </LinkButton>
        ))}
        <Button
          tone="outline"
          className="min-h-24"
          onClick={() =>
            toast(wishlistTexts.inProgress, { link: { to: href('/user/wishlist'), text: t('accounts.seeWishlist') } })
          }
        >
          {t('accounts.hubFavourites')}
        </Button>
      </div>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-4">
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
