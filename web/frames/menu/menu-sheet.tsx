import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { Icon } from '#web/core/ui/icon.tsx';
import { GenderLinks } from './gender-links.tsx';
import { LateOwnerMenu } from './late-owner-menu.tsx';
import { useMenuData } from './menu-data.ts';
import { ShopMenu, type BesideProps } from './shop-menu.tsx';

/** The id by which buttons open the menu. */
export const menuSheetId = 'menu';

/** The menu of phones: it opens from below, where the thumb is. */
export function MenuSheet() {
  const { about } = useMenuData().menu;
  return (
    <nav
      id={menuSheetId}
      popover="auto"
      aria-label={t('frames.menu')}
      className="slide-up fixed inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto bg-sheet p-6 pb-8 shadow-lift"
    >
      <ShopMenu
        listClass="grid"
        itemClass="relative border-b border-line"
        linkClass="flex min-h-14 items-center pr-14 font-display text-heading aria-[current]:underline aria-[current]:decoration-1 aria-[current]:underline-offset-8"
        Beside={GenderDetails}
      />
      <LateOwnerMenu of="sheet" />
      <ul className="mt-5 grid grid-cols-2 text-small">
        <li>
          <Link to={`${href('/home')}?offers=true`} className="flex min-h-11 items-center text-sale">
            {t('catalogue.offers')}
          </Link>
        </li>
        {about !== null && (
          <li>
            <Link to={about} className="flex min-h-11 items-center">
              {t('frames.about')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function GenderDetails({ to, name, department }: BesideProps) {
  return (
    <details name="menu-genders">
      <summary
        aria-label={t('frames.categoriesOf', { name })}
        className="absolute top-1.5 right-0 grid size-11 list-none place-items-center"
      >
        <Icon name="down" />
      </summary>
      <GenderLinks
        to={to}
        department={department}
        listClass="grid grid-cols-2 pb-4 text-body"
        linkClass="flex min-h-11 items-center"
      />
    </details>
  );
}
