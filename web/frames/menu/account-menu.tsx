import { t } from '#messages/messages.ts';
import { href, Link, useLocation } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { texts } from '#contract/core/texts.ts';
import { backKey } from '#web/core/links/back-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { accountLinksOf } from '#web/core/layout/account-links.ts';
import { useSessionUser } from '#web/core/session/session-user.ts';

/** The id by which buttons open the menu. */
export const accountMenuId = 'cuenta';

/** The account menu: from the bottom on phones, below its icon elsewhere. A native popover, so it opens without scripts. */
export function AccountMenu() {
  const user = useSessionUser();
  return (
    <nav
      id={accountMenuId}
      popover="auto"
      aria-label={t('frames.account')}
      className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none bg-sheet p-6 pb-8 shadow-lift md:below-invoker md:w-72 md:rounded-soft md:pb-6 md:backdrop:bg-transparent"
    >
      {user ? <AccountOf user={user} /> : <GuestAccount />}
    </nav>
  );
}

function AccountOf({ user }: { readonly user: NonNullable<ReturnType<typeof useSessionUser>> }) {
  return (
    <>
      <p className="font-display text-title">{t('accounts.hello', { name: user.name ?? user.username })}</p>
      <ul className="my-4 grid">
        {accountLinksOf(user.rol).map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center text-body hover:underline hover:underline-offset-4 md:min-h-10 md:text-small"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" what={t('accounts.notSignedOut')} unsaved={false} action={href('/logout')}>
        <Button type="submit" tone="outline" size="small" wide>
          {t('accounts.signOut')}
        </Button>
      </Form>
    </>
  );
}

function GuestAccount() {
  const { pathname, search } = useLocation();
  const back = pathname === href('/login') ? '' : `?${backKey}=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <>
      <div data-guest="" className="grid gap-4 in-data-member:hidden">
        <p className="text-small">{texts.nav.guest}</p>
        <LinkButton to={`${href('/login')}${back}`} size="small" wide>
          {t('accounts.signIn')}
        </LinkButton>
      </div>
      {/* As long as the page does not know its person, who is logged in finds the account here. */}
      <div data-account="" className="hidden in-data-member:block">
        <LinkButton to={href('/user')} tone="outline" size="small" wide>
          {t('accounts.account')}
        </LinkButton>
      </div>
    </>
  );
}
