import { t } from '#messages/messages.ts';
import { AssistantButton } from '#web/office/assistant/assistant-button.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import type { IconName } from '#web/core/ui/icon.tsx';
import { accountMenuId } from './account-menu.tsx';
import { BagButton } from './bag-button.tsx';
import { useMenuData } from './menu-data.ts';
import { menuSheetId } from './menu-sheet.tsx';
import { searchPanelId } from '../search/search-panel.tsx';

/**
 * On phones, what the header offers elsewhere is at the bottom, in reach of the thumb, with the assistant at its end if it has answers. In
 * low windows it is below the header and scrolls with the page. On wider screens only the assistant is left of it.
 */
export function BottomBar({ onOpenBag }: { readonly onOpenBag: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 grid h-bar auto-cols-fr grid-flow-col items-center border-t border-line bg-paper md:contents short:static short:border-b">
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
