import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { data, href, Link, Outlet, redirect } from 'react-router';
import type { Route } from './+types/admin-frame';
import { liveOrders } from '#contract/sales/order-desk/live-orders.ts';
import { opening } from '#contract/office/opening.ts';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { LoginNotice } from '#web/people/accounts/login-notice.tsx';
import { loginPath } from '#web/core/links/back-address.ts';
import { apiContext, frameClientOf } from '#web/core/api-client/api-client.ts';
import { LiveDesk } from '#web/sales/live-orders/live-desk.tsx';
import { Toaster } from '#web/core/ui/toaster.tsx';
import { LeaveGuard } from '#web/core/forms/unsaved/leave-guard.tsx';
import { KeysHelp } from '#web/office/finder/keys-help.tsx';
import { FinderButton } from '#web/office/finder/finder-button.tsx';
import { useFacts } from './desk/use-facts.ts';
import { AdminMenu } from './desk/admin-menu.tsx';
import { DeskBar } from './desk/desk-bar.tsx';
import { AdminTrail } from './desk/admin-trail.tsx';
import { ClosedNote } from './closed-note.tsx';
import { DutyNote } from '#web/people/second-factor/duty-note.tsx';
import { IdleWatch } from '#web/people/second-factor/idle-watch.tsx';
import { StepUpGuard } from '#web/people/second-factor/step-up-guard.tsx';
import { NavigationWatch } from './navigation/navigation-watch.tsx';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { rulesOfDesk, userOfDesk } from '#web/core/session/guard-desk.ts';
import { May } from '#web/core/session/may.tsx';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { wholeLookStyle } from '#web/core/layout/look-style.ts';
import { StatusPage } from '#web/core/layout/status-page.tsx';
import { Wordmark } from '#web/core/layout/wordmark.tsx';
import { statusWords } from '#web/core/layout/status-words.ts';
import { contentId } from './navigation/navigation-focus.ts';
import { useNavigationFocus } from './navigation/use-navigation-focus.ts';

/**
 * Sends guests to the login and customers away. Who works in the shop keeps the frame also around a page that this person's role
 * may not open (`guardDesk`).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = frameClientOf(context);
  const user = userOfDesk(context);
  if (!user) throw redirect(loginPath(request));
  if (user.rol === 'client') throw data({ code: 'not_allowed' }, { status: 403 });
  const liveAddress = `${context.get(apiContext).apiBase}${liveOrders.follow.path}`;
  const next = shop().isOpen ? null : await api.load(opening.next, {});
  const facts = { facts: shop(), lookRules: wholeLookStyle(shop().look) };
  // A change of a role that every shop has ends the session; one of an own role does not.
  const rights = user.ownRole ? rightsOf(user) : null;
  return { liveAddress, rights, ...facts, next, ...rulesOfDesk(context) };
}

export function meta({ error }: Route.MetaArgs) {
  return error ? pageMeta({ title: statusWords(error).title, isPrivate: true }) : [];
}

/** What is saved on a page is true on the frame and on all other pages too, as soon as the answer is here. */
export default function AdminFrame({ loaderData }: Route.ComponentProps) {
  useFacts(loaderData);
  return (
    <Shell next={loaderData.next} duty={loaderData.duty}>
      {loaderData.idleMinutes !== null && <IdleWatch minutes={loaderData.idleMinutes} />}
      <StepUpGuard />
      <May do="orders.read">
        <LiveDesk address={loaderData.liveAddress} />
      </May>
      <Outlet />
    </Shell>
  );
}

/** The id by which the button of small screens opens the menu. */
const menuId = 'menu-de-administracion';

type ShellProps = {
  /** The next step of a shop that is closed. */
  readonly next: Route.ComponentProps['loaderData']['next'];
  /** Until when the person may have no second factor; null if that is no question. */
  readonly duty: string | null;
  readonly children: ReactNode;
};

function Shell({ next, duty, children }: ShellProps) {
  const user = useSessionUser();
  useNavigationFocus();
  return (
    <div className="min-h-dvh pb-(--desk-bar) [--desk-bar:3.5rem] short:[--desk-bar:0px] lg:[--desk-bar:0px] lg:[--spacing-control:2.5rem] lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-soft bg-ink px-4 py-3 text-small text-sheet focus:translate-y-0"
      >
        {t('frames.skipToContent')}
      </a>
      <header className="sticky top-0 z-30 flex h-14 short:static items-center gap-2 border-b border-line bg-paper px-4 lg:col-span-2 lg:px-6">
        <div className="group flex flex-none items-center gap-2 lg:w-50">
          <Link to={href('/admin')} className="flex min-h-11 items-center font-display text-title">
            <Wordmark isSmall />
          </Link>
          <span className="mt-2 text-caption text-stone group-has-[img]:mt-0 max-sm:hidden">
            {t('frames.administration')}
          </span>
        </div>
        <div className="ml-auto flex justify-end md:flex-1 lg:ml-0 lg:justify-start lg:pl-2">
          <FinderButton />
        </div>
        <KeysHelp />
        <span className="hidden max-w-40 truncate text-small text-stone lg:inline">{user?.name ?? user?.username}</span>
        <Link
          to={href('/')}
          className="ml-2 flex min-h-11 flex-none items-center text-small underline underline-offset-4"
        >
          {t('ui.seeShop')}
        </Link>
      </header>
      <nav
        aria-label={t('frames.administration')}
        className="sticky top-14 hidden h-[calc(100dvh-3.5rem)] overflow-y-auto border-r border-line p-3 lg:block short:static short:h-auto"
      >
        <AdminMenu look="rail" />
      </nav>
      <div id={contentId} tabIndex={-1} className="min-w-0">
        {next && <ClosedNote next={next} />}
        {duty !== null && <DutyNote until={duty} />}
        <AdminTrail />
        {children}
      </div>
      <nav
        id={menuId}
        popover="auto"
        aria-label={t('frames.administration')}
        className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain bg-paper p-3 pt-5 shadow-lift"
      >
        <AdminMenu look="sheet" />
      </nav>
      <DeskBar menuId={menuId} />
      <LoginNotice />
      <NavigationWatch />
      <LeaveGuard />
      <Toaster />
    </div>
  );
}

/** A page that failed keeps the menu, so that one can go on; whoever has no business here sees none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <StatusPage error={error} />;
  return loaderData ? (
    <Shell next={loaderData.next} duty={loaderData.duty}>
      {page}
    </Shell>
  ) : (
    page
  );
}
