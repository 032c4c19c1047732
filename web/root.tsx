import type { ReactNode } from 'react';
import { href, Link, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { shop } from '#contract/core/shop/shop.ts';
import type { Route } from './+types/root';
import { openApiClient } from './core/api-client/api-client.ts';
import { guardDesk } from './core/session/guard-desk.ts';
import { presentPerson } from './core/session/person.ts';
import { sessionData } from './core/session/session-data.ts';
import { SessionWatch } from './core/session/session-watch.tsx';
import { askForPerson, ofPerson, shownSession } from './core/session/shown-session.ts';
import { usePersonRound } from './core/session/use-person-round.ts';
import { InterruptedForms } from './core/interrupted/interrupted-forms.tsx';
import { LateScripts, PageScripts } from './core/hydration/page-scripts.tsx';
import { pageMeta } from './core/seo/page-meta.ts';
import { HeadLinks } from './core/layout/head-links.tsx';
import { StatusPage } from './core/layout/status-page.tsx';
import { ShopFactsScript } from './core/layout/facts-script.tsx';
import { Faces, Theme } from './core/layout/theme.tsx';
import { useLateFaces } from './core/layout/use-late-faces.ts';
import { usePresentFacts } from './core/layout/use-present-facts.ts';
import { Wordmark } from './core/layout/wordmark.tsx';
import { oneAddress } from './core/links/one-address.ts';
import { statusWords } from './core/layout/status-words.ts';
import { language } from '#messages/present-language.ts';

export const middleware: Route.MiddlewareFunction[] = [oneAddress, openApiClient, guardDesk];

export function loader({ request, context }: Route.LoaderArgs) {
  return sessionData(request, context);
}

/** In the browser only the person is asked for, and only when it may be another. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const shown = shownSession() ?? (await serverLoader());
  return { ...shown, ...(await askForPerson(() => presentPerson(shown.personalAddress, request.signal))) };
}

export const shouldRevalidate = ofPerson;

export function meta({ error }: Route.MetaArgs) {
  if (error) return pageMeta({ title: statusWords(error).title, isPrivate: true });
  return pageMeta({ title: shop().name, description: shop().description ?? '' });
}

export function Layout({ children }: { readonly children: ReactNode }) {
  usePresentFacts();
  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shop().look.colours.paper} />
        <Theme />
        <Faces />
        <ShopFactsScript />
        {import.meta.env.SSR && <HeadLinks />}
        <noscript>{import.meta.env.SSR && <link rel="stylesheet" href={href('/personal.css')} />}</noscript>
        <Meta />
        {import.meta.env.SSR && !import.meta.env.DEV && <LateScripts />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        {import.meta.env.DEV ? <Scripts /> : <PageScripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const username = loaderData.user?.username ?? null;
  useLateFaces();
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
        <Link to={href('/')} reloadDocument className="font-display text-wordmark">
          <Wordmark />
        </Link>
      </header>
      <StatusPage error={error} />
    </>
  );
}
