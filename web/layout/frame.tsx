import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LoginNotice } from '../accounts/login-notice.tsx';
import { AssistantButton } from '../assistant/assistant-button.tsx';
import { BagDrawer } from '../bag/bag-drawer.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { DemoRibbon } from './demo-ribbon.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { NavigationWatch } from './navigation-watch.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useSessionUser } from './session-user.ts';
import { contentId, useNavigationFocus } from './use-navigation-focus.ts';

/** What is around every page of the shop. The page brings its own main element. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  // Opened on one page, the bag is closed on the next.
  const [bagOpenedOn, openBagOn] = useState<string>();
  const openBag = () => openBagOn(key);
  const user = useSessionUser();
  useNavigationFocus();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-soft bg-ink px-4 py-3 text-small text-sheet focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      <DemoRibbon />
      <Header onOpenBag={openBag} />
      <SearchPanel />
      <AccountMenu />
      <div id={contentId} tabIndex={-1}>
        {children}
      </div>
      <Footer />
      <MenuSheet />
      <BottomBar onOpenBag={openBag} />
      <AssistantButton />
      <BagDrawer open={bagOpenedOn === key} onClose={() => openBagOn(undefined)} />
      <LoginNotice username={user?.username ?? null} />
      <NavigationWatch />
      <Toaster />
    </div>
  );
}
