import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { accounts } from '#contract/accounts.ts';
import { markIn } from '#contract/session-mark.ts';
import { wishlist } from '#contract/wishlist.ts';
import { texts } from '#contract/texts.ts';
import type { Route } from './+types/root';
import serifFont from './fonts/instrument-serif.woff2?url';
import interFont from './fonts/inter.woff2?url';
import { apiContext, doorOf, openDoor } from './door.ts';
import { SessionWatch } from './accounts/session-watch.tsx';
import { usePersonRound } from './accounts/use-person-round.ts';
import { InterruptedForms } from './layout/interrupted-forms.tsx';
import { pageMeta } from './layout/page-meta.ts';
import { StatusPage } from './layout/status-page.tsx';
import { Theme } from './layout/theme.tsx';
import { oneAddress } from './one-address.ts';
import { statusWords } from './layout/status-words.ts';

export const middleware: Route.MiddlewareFunction[] = [oneAddress, openDoor];

export async function loader({ request, context }: Route.LoaderArgs) {
  const door = doorOf(context);
  const { user } = await door.load(accounts.session, {});
  const favourites = user?.rol === 'client' ? await door.load(wishlist.ids, { username: user.username }) : null;
  const { isDemo, hasOutbox, publicUrl } = context.get(apiContext);
  const mark = user ? markIn(request.headers.get('cookie')) : '';
  return { user, mark, favourites, isDemo, hasOutbox, publicUrl };
}

export const links: Route.LinksFunction = () => [
  ...[interFont, serifFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/percha.webmanifest' },
];

export function meta({ error }: Route.MetaArgs) {
  if (error) return pageMeta({ title: statusWords(error).title, isPrivate: true });
  return pageMeta({ title: texts.shop.name, description: 'Ropa de mujer y de hombre, hecha para durar.' });
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f3ed" />
        <Theme />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const username = loaderData.user?.username ?? null;
  return (
    <>
      <Outlet key={usePersonRound(username)} />
      <SessionWatch session={loaderData} />
      <InterruptedForms username={username} />
    </>
  );
}

/** The shop itself cannot answer: no session and no menu, only a way to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <header className="page border-b border-line py-3 text-center">
        <Link to="/" reloadDocument className="font-display text-wordmark">
          {texts.shop.name}
        </Link>
      </header>
      <StatusPage error={error} />
    </>
  );
}
