import { useState } from 'react';
import type { ReactNode } from 'react';
import { data, Link, Outlet, redirect } from 'react-router';
import type { Route } from './+types/admin-frame';
import { accounts } from '#contract/accounts.ts';
import { texts } from '#contract/texts.ts';
import { LoginNotice } from '../accounts/login-notice.tsx';
import { loginPath } from '../links/back-address.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { usePageKey } from '../requests/page-key.ts';
import { Drawer } from '../ui/drawer.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { LeaveGuard } from '../unsaved/leave-guard.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { NavigationWatch } from './navigation-watch.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { useSessionUser } from '../session/session-user.ts';
import { StatusPage } from '../layout/status-page.tsx';
import { statusWords } from '../layout/status-words.ts';
import { contentId, useNavigationFocus } from './use-navigation-focus.ts';

/**
 * Sends guests to the login and customers away. Each page's own calls are refused by the server too: this is only what
 * the person sees.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = await apiClientOf(context).load(accounts.session, {});
  if (!user) throw redirect(loginPath(request));
  if (user.rol !== 'admin') throw data({ code: 'not_allowed' }, { status: 403 });
  return { isOpen: true };
}

export function meta({ error }: Route.MetaArgs) {
  return error ? pageMeta({ title: statusWords(error).title, isPrivate: true }) : [];
}

export default function AdminFrame() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

function Shell({ children }: { readonly children: ReactNode }) {
  const key = usePageKey();
  const user = useSessionUser();
  // Opened on one page, the menu is closed on the next.
  const [openedOn, openOn] = useState<string>();
  useNavigationFocus();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_1fr]">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-soft bg-ink px-4 py-3 text-small text-sheet focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-4 lg:col-span-2 lg:px-6">
        <div className="-ml-3 lg:hidden">
          <IconButton label="Menú" icon="menu" onClick={() => openOn(key)} />
        </div>
        <Link to="/admin" className="font-display text-title">
          {texts.shop.name}
        </Link>
        <span className="text-small text-stone">Administración</span>
        <span className="ml-auto hidden text-small text-stone sm:inline">{user?.name ?? user?.username}</span>
        <Link to="/" className="ml-auto text-small underline underline-offset-4 sm:ml-4">
          Ver la tienda
        </Link>
      </header>
      <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-r border-line p-3 lg:block">
        <AdminMenu />
      </aside>
      <div id={contentId} tabIndex={-1} className="min-w-0">
        {children}
      </div>
      <Drawer open={openedOn === key} onClose={() => openOn(undefined)} title="Administración">
        <AdminMenu />
      </Drawer>
      <LoginNotice username={user?.username ?? null} />
      <NavigationWatch />
      <LeaveGuard />
      <Toaster />
    </div>
  );
}

/** A page that failed keeps the menu, so that one can go on; whoever has no business here sees none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <StatusPage error={error} />;
  return loaderData ? <Shell>{page}</Shell> : page;
}
