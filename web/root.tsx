import type { ReactNode } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { accounts } from '#contract/accounts.ts';
import { wishlist } from '#contract/wishlist.ts';
import { texts } from '#contract/texts.ts';
import type { Route } from './+types/root';
import serifFont from './fonts/instrument-serif.woff2?url';
import interFont from './fonts/inter.woff2?url';
import { apiContext, doorOf, openDoor } from './door.ts';
import { pageMeta } from './layout/page-meta.ts';
import { StatusPage } from './layout/status-page.tsx';
import { Theme } from './layout/theme.tsx';
import { statusWords } from './layout/status-words.ts';

export const middleware: Route.MiddlewareFunction[] = [openDoor];

export async function loader({ context }: Route.LoaderArgs) {
  const door = doorOf(context);
  const { user } = await door.load(accounts.session, {});
  const favourites = user?.rol === 'client' ? await door.load(wishlist.ids, { username: user.username }) : null;
  const { isDemo, hasOutbox, publicUrl } = context.get(apiContext);
  return { user, favourites, isDemo, hasOutbox, publicUrl };
}

export const links: Route.LinksFunction = () => [
  ...[interFont, serifFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
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

export default function Root() {
  return <Outlet />;
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
