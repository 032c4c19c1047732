import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LoginNotice } from '#web/people/accounts/login-notice.tsx';
import { AddedNotice } from '#web/sales/bag/added-notice.tsx';
import type { BagDrawerProps } from '#web/sales/bag/bag-drawer.tsx';
import { useLatePart } from '#web/core/ui/use-late-part.ts';
import { usePageKey } from '#web/core/requests/page-key.ts';
import { LeaveGuard } from '#web/core/forms/unsaved/leave-guard.tsx';
import { AccountMenu } from './menu/account-menu.tsx';
import { BottomBar } from './menu/bottom-bar.tsx';
import { DemoRibbon } from './demo-ribbon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MenuSheet } from './menu/menu-sheet.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { contentId } from './navigation/navigation-focus.ts';

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
