import { t } from '#messages/messages.ts';
import { href, Link, useLocation } from 'react-router';
import { accountLinksOf } from '#web/core/layout/account-links.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useSessionUser } from '#web/core/session/session-user.ts';

/** The pages of the account, at the left of each of them where there is room; elsewhere the page leads to its hub. */
export function AccountNav() {
  const { pathname } = useLocation();
  // A page that cannot tell yet who looks at it is a customer's.
  const rol = useSessionUser()?.rol ?? 'client';
  const hub = { to: href('/user'), text: t('accounts.account') };
  const links = rol === 'client' ? [hub, ...accountLinksOf(rol)] : accountLinksOf(rol);
  return (
    <nav aria-label={t('accounts.account')}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname === to ? 'page' : isBelow(pathname, to)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <Form method="post" what={t('accounts.notSignedOut')} unsaved={false} action={href('/logout')}>
        <button type="submit">{t('accounts.signOut')}</button>
      </Form>
    </nav>
  );
}

/** True for a page below a list, such as one of the orders; all pages are below the hub, which does not count. */
function isBelow(pathname: string, list: string): true | undefined {
  return (list !== href('/user') && pathname.startsWith(`${list}/`)) || undefined;
}
