import { Link } from 'react-router';
import { ShopMenu } from './shop-menu.tsx';

/** The id by which buttons open the menu. */
export const menuSheetId = 'menu';

/** The menu of phones: it opens from below, where the thumb is. */
export function MenuSheet() {
  return (
    <nav
      id={menuSheetId}
      popover="auto"
      aria-label="Menú"
      className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none bg-sheet p-6 pb-8 shadow-lift"
    >
      <ShopMenu
        listClass="grid"
        linkClass="flex min-h-14 items-center border-b border-line font-display text-heading aria-[current]:text-accent"
      />
      <ul className="mt-5 grid grid-cols-2 text-small">
        <li>
          <Link to="/home?offers=true" className="flex min-h-11 items-center text-sale">
            Ofertas
          </Link>
        </li>
        <li>
          <Link to="/about" className="flex min-h-11 items-center">
            Nosotros
          </Link>
        </li>
      </ul>
    </nav>
  );
}
