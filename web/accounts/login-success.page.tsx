import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Route } from './+types/login-success.page';
import { pageMeta } from '../seo/page-meta.ts';
import { LinkButton } from '../ui/button.tsx';
import { tellLoggedIn } from './social-channel.ts';

/** How long the window stays, in ms. */
const closesAfterMs = 2000;

export const meta: Route.MetaFunction = () => pageMeta({ title: 'Sesión iniciada', isPrivate: true });

// Kept together with the window that opened it, so that it may close itself.
export const headers = () => ({ 'cross-origin-opener-policy': 'unsafe-none' });

export default function LoginSuccess() {
  const navigate = useNavigate();
  useEffect(() => {
    tellLoggedIn();
    const closing = setTimeout(() => {
      window.close();
      // A window that no script opened does not close: then this is the shop's own page, and the shop goes on here.
      void navigate('/');
    }, closesAfterMs);
    return () => clearTimeout(closing);
  }, [navigate]);
  return (
    <main className="mx-auto grid max-w-page justify-items-start gap-6 px-gutter py-16 md:max-w-xl md:py-24">
      <h1 className="font-display text-heading">Successfully authenticated</h1>
      <p className="text-stone">Esta ventana se cierra sola.</p>
      <LinkButton to="/" tone="outline">
        Ir a la tienda
      </LinkButton>
    </main>
  );
}
