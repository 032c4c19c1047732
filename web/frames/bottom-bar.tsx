import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon.tsx';
import { accountMenuId } from './account-menu.tsx';
import { BagButton } from './bag-button.tsx';
import { menuSheetId } from './menu-sheet.tsx';
import { searchPanelId } from './search-panel.tsx';

/** On phones, what the header offers elsewhere stands at the bottom, in reach of the thumb; in the middle, the assistant. */
export function BottomBar({ onOpenBag }: { readonly onOpenBag: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 grid h-bar grid-cols-[1fr_1fr_3.5rem_1fr_1fr] items-center border-t border-line bg-paper md:hidden">
      <BarButton text="Menú" icon="menu" target={menuSheetId} />
      <BarButton text="Buscar" icon="search" target={searchPanelId} />
      <span aria-hidden="true" />
      <BarButton text="Cuenta" icon="account" target={accountMenuId} />
      <BagButton text="Bolsa" onOpen={onOpenBag} />
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
