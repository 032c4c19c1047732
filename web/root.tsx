import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { ReactNode } from 'react';
import type { Route } from './+types/root';
import { accounts } from '#contract/accounts.ts';
import { apiContext, doorOf, openDoor } from './door.ts';
import './theme.css';

export const middleware: Route.MiddlewareFunction[] = [openDoor];

export async function loader({ context }: Route.LoaderArgs) {
  const { user } = await doorOf(context).load(accounts.session, {});
  return { user, isDemo: context.get(apiContext).isDemo };
}

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
