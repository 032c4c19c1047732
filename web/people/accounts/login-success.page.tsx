import { t } from '#messages/messages.ts';
import { useEffect } from 'react';
import { href, useNavigate } from 'react-router';
import type { Route } from './+types/login-success.page';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { tellLoggedIn } from './social-channel.ts';

/** When the window closes, in ms. */
const closesAfterMs = 2000;

export const meta: Route.MetaFunction = () => pageMeta({ title: t('accounts.signedIn'), isPrivate: true });

// Keeps the window's opener, because only a window that a script opened may close itself.
export const headers = () => ({ 'cross-origin-opener-policy': 'unsafe-none' });

export default function LoginSuccess() {
  const navigate = useNavigate();
  useEffect(() => {
    tellLoggedIn();
    const closing = setTimeout(() => {
      window.close();
      // A window that no script opened cannot close itself: then the login ran in the shop's own window, so go to the
      // landing page.
      void navigate(href('/'));
    }, closesAfterMs);
    return () => clearTimeout(closing);
  }, [navigate]);
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-16 md:max-w-xl md:py-24">
      <h1 className="font-display text-heading">{t('accounts.authenticated')}</h1>
      <p className="text-stone">{t('accounts.windowCloses')}</p>
      <LinkButton to={href('/')} tone="outline">
        {t('accounts.goToShop')}
      </LinkButton>
    </main>
  );
}
