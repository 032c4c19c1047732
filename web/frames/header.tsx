import { href, Link } from 'react-router';
import { shop } from '#contract/core/shop/shop.ts';
import { t } from '#messages/messages.ts';
import { Wordmark } from '#web/core/layout/wordmark.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { accountMenuId } from './menu/account-menu.tsx';
import { BagButton } from './menu/bag-button.tsx';
import { GenderLinks } from './menu/gender-links.tsx';
import { LateOwnerMenu } from './menu/late-owner-menu.tsx';
import { ShopMenu, type BesideProps } from './menu/shop-menu.tsx';
import { useHiddenOnScroll } from './navigation/use-hidden-on-scroll.ts';
import { searchPanelId } from './search/search-panel.tsx';

const loadHover = () => import('./menu/panel-hover.ts');

/** The bar at the top: it stays while one scrolls up and gets out of the way on the way down. */
export function Header({ onOpenBag }: { readonly onOpenBag: () => void }) {
  const isHidden = useHiddenOnScroll();
  return (
    <header
      data-hidden={isHidden || undefined}
      className="menu-anchor sticky top-0 z-30 border-b short:static border-line bg-paper transition-transform not-focus-within:data-hidden:-translate-y-full"
    >
      <div className="page grid h-14 grid-cols-1 items-center justify-items-center gap-x-6 md:h-header md:grid-cols-[1fr_auto_1fr]">
        <nav
          aria-label={t('frames.main')}
          ref={bringHover}
          className="hidden gap-6 justify-self-start md:flex lg:gap-8"
        >
          <ShopMenu
            listClass="flex gap-6 lg:gap-8"
            itemClass="flex h-header items-center"
            Beside={GenderPanel}
            linkClass="flex min-h-11 items-center text-small decoration-1 underline-offset-8 hover:underline aria-[current]:underline"
          />
          <LateOwnerMenu of="header" />
        </nav>
        <Link
          to={href('/')}
          aria-label={t('frames.toStart', { shop: shop().name })}
          className="py-1 font-display text-wordmark"
        >
          <Wordmark />
        </Link>
        {/* As wide as its three buttons, so that the first one does not move when a slow browser reads the others. */}
        <div className="-mr-3 hidden w-33 justify-self-end md:flex">
          <IconButton label={t('catalogue.search')} icon="search" popoverTarget={searchPanelId} />
          <IconButton label={t('frames.account')} icon="account" popoverTarget={accountMenuId} />
          <BagButton onOpen={onOpenBag} />
        </div>
      </div>
    </header>
  );
}

/** The menu's panels open by their buttons; that they also open by hovering is loaded when somebody comes near. */
function bringHover(menu: HTMLElement | null): void {
  const bring = () =>
    void loadHover().then(
      ({ watchPanels }) => menu && watchPanels(menu),
      () => {},
    );
  for (const near of ['pointerenter', 'focusin']) menu?.addEventListener(near, bring, { once: true });
}

/** A panel below the header with the links of a department, and the button that opens it, also without scripts. */
function GenderPanel({ to, name, department }: BesideProps) {
  const id = `menu-${department}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('frames.categoriesOf', { name })}
        className="-mr-3 grid size-11 place-items-center"
      >
        <Icon name="down" size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        data-menu=""
        className="below-header border-b border-line bg-paper py-8 backdrop:bg-transparent"
      >
        <GenderLinks
          to={to}
          department={department}
          listClass="page columns-4 gap-8 *:break-inside-avoid *:nth-2:break-after-column"
          linkClass="flex min-h-9 items-center text-small hover:underline hover:underline-offset-4"
        />
      </div>
    </>
  );
}
