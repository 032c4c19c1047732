import { useState, type ReactNode } from 'react';
import { href, Link } from 'react-router';
import { t } from '#messages/messages.ts';
import { LeaveGuard } from '#web/core/forms/unsaved/leave-guard.tsx';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { useHasOutbox, useIsDemo } from '#web/core/session/session-user.ts';
import { Icon, type IconName } from '#web/core/ui/icon.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { AssistantButton } from '#web/office/assistant/assistant-button.tsx';
import { LoginNotice } from '#web/people/accounts/login-notice.tsx';
import { AddedNotice } from '#web/sales/bag/added-notice.tsx';
import type { BagDrawerProps } from '#web/sales/bag/bag-drawer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { AccountMenu, accountMenuId } from './menu/account-menu.tsx';
import { BagButton } from './menu/bag-button.tsx';
import { useMenuData } from './menu/menu-data.ts';
import { MenuSheet, menuSheetId } from './menu/menu-sheet.tsx';
import { contentId } from './navigation/navigation-focus.ts';
import { SearchPanel, searchPanelId } from './search/search-panel.tsx';

const loadBagDrawer = async () => (await import('#web/sales/bag/bag-drawer.tsx')).BagDrawer;

/** What is around every page of the shop. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const key = usePageKey();
  // Opened on one page, the bag is closed on the next.
  const [bagOpenedOn, openBagOn] = useState<string>();
  const { Part: BagDrawer, bring: bringBag } = useLatePart<BagDrawerProps>(loadBagDrawer);
  const openBag = () => void bringBag().then((isThere) => isThere && openBagOn(key));
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-soft bg-ink px-4 py-3 text-small text-sheet focus:translate-y-0"
      >
        {t('frames.skipToContent')}
      </a>
      <DemoRibbon />
      <Header onOpenBag={openBag} />
      <BottomBar onOpenBag={openBag} />
      <SearchPanel />
      <AccountMenu />
      {children}
      <Footer />
      <MenuSheet />
      {BagDrawer && <BagDrawer open={bagOpenedOn === key} onClose={() => openBagOn(undefined)} />}
      <AddedNotice />
      <LoginNotice />
      <LeaveGuard />
    </div>
  );
}

/** Says on every page of a demonstration that nothing is charged. */
function DemoRibbon() {
  const hasOutbox = useHasOutbox();
  if (!useIsDemo()) return null;
  return (
    <aside
      aria-label={t('frames.notice')}
      className="relative z-40 short:order-last bg-accent-deep px-4 py-1.5 text-center text-caption text-sheet"
    >
      {t('frames.demo')}
      {hasOutbox && (
        <>
          {' · '}
          <Link to={href('/outbox')} className="underline underline-offset-2">
            {t('frames.seeEmails')}
          </Link>
        </>
      )}
    </aside>
  );
}

/**
 * On phones, what the header offers elsewhere is at the bottom, in reach of the thumb, with the assistant at its end if it has answers. In
 * low windows it is below the header and scrolls with the page. On wider screens only the assistant is left of it.
 */
function BottomBar({ onOpenBag }: { readonly onOpenBag: () => void }) {
  return (
    <div className="outside-checkout fixed inset-x-0 bottom-0 z-30 grid h-bar auto-cols-fr grid-flow-col items-center border-t border-line bg-paper md:contents short:static short:border-b">
      <div className="contents md:hidden">
        <BarButton text={t('frames.menu')} icon="menu" target={menuSheetId} />
        <BarButton text={t('catalogue.search')} icon="search" target={searchPanelId} />
        <BarButton text={t('frames.account')} icon="account" target={accountMenuId} />
        <BagButton text={t('frames.bag')} onOpen={onOpenBag} />
      </div>
      {useMenuData().menu.hasAnswers && <AssistantButton />}
    </div>
  );
}

type BarButtonProps = { readonly text: string; readonly icon: IconName; readonly target: string };

function BarButton({ text, icon, target }: BarButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={target}
      className="grid min-h-11 place-items-center content-center gap-0.5 text-caption"
    >
      <Icon name={icon} />
      {text}
    </button>
  );
}
