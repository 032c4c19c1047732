import { Link } from 'react-router';
import { texts } from '#contract/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { accountMenuId } from './account-menu.tsx';
import { BagButton } from './bag-button.tsx';
import { searchPanelId } from './search-panel.tsx';
import { ShopMenu } from './shop-menu.tsx';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

/** The bar at the top: it stays while one scrolls up and gets out of the way on the way down. */
export function Header({ onOpenBag }: { readonly onOpenBag: () => void }) {
  const isHidden = useHiddenOnScroll();
  return (
    <header
      data-hidden={isHidden || undefined}
      className="sticky top-0 z-30 border-b border-line bg-paper transition-transform duration-200 not-focus-within:data-hidden:-translate-y-full"
    >
      <div className="page grid h-14 grid-cols-1 items-center justify-items-center md:h-header md:grid-cols-[1fr_auto_1fr]">
        <nav aria-label="Principal" className="hidden justify-self-start md:block">
          <ShopMenu
            listClass="flex gap-8"
            linkClass="flex min-h-11 items-center text-small decoration-1 underline-offset-8 hover:underline aria-[current]:underline"
          />
        </nav>
        <Link to="/" aria-label={`${texts.shop.name}, ir al inicio`} className="py-1 font-display text-wordmark">
          {texts.shop.name}
        </Link>
        <div className="-mr-3 hidden justify-self-end md:flex">
          <IconButton label="Buscar" icon="search" popoverTarget={searchPanelId} />
          <IconButton label="Cuenta" icon="account" popoverTarget={accountMenuId} />
          <BagButton onOpen={onOpenBag} />
        </div>
      </div>
    </header>
  );
}
