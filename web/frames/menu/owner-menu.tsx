import { t } from '#messages/messages.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { LinkList, MenuLink } from './link-list.tsx';
import { useMenuData } from './menu-data.ts';

const panelId = 'more-menu';

/** How many entries are in the header itself where it is wide. */
const mostInHeader = 2;

const linkClass = 'flex min-h-9 items-center text-small hover:underline hover:underline-offset-4';

/**
 * What the owner added to the menu of the header, after the shop's own entries: the first ones where there is room, and
 * all of them in a panel, which opens also without scripts.
 */
function HeaderMenu() {
  const { main } = useMenuData().menu;
  const isAllShown = main.length <= mostInHeader && main.every(({ links }) => links.length === 0);
  return (
    <ul className="flex gap-6 lg:gap-8">
      {main.slice(0, mostInHeader).map((entry) => (
        <li key={entry.to} className="hidden h-header items-center xl:flex">
          <MenuLink
            link={entry}
            className="flex min-h-11 items-center text-small whitespace-nowrap underline-offset-8 hover:underline"
          />
        </li>
      ))}
      <li className={isAllShown ? 'flex h-header items-center xl:hidden' : 'flex h-header items-center'}>
        <button type="button" popoverTarget={panelId} className="flex min-h-11 items-center gap-2 text-small">
          {t('frames.more')}
          <Icon name="down" size={16} />
        </button>
        <div
          id={panelId}
          popover="auto"
          data-menu=""
          className="below-header border-b border-line bg-paper py-8 backdrop:bg-transparent"
        >
          <ul className="page grid grid-cols-3 gap-8 lg:grid-cols-4">
            {main.map((entry) => (
              <li key={entry.to}>
                <MenuLink link={entry} className={`${linkClass} font-medium`} />
                <LinkList links={entry.links} listClass="grid" linkClass={linkClass} />
              </li>
            ))}
          </ul>
        </div>
      </li>
    </ul>
  );
}

/** The same in the menu of phones, each entry with what is below it. */
function SheetMenu() {
  return (
    <ul>
      {useMenuData().menu.main.map((entry) => (
        <li key={entry.to} className="relative border-b border-line">
          <MenuLink link={entry} className="flex min-h-14 items-center pr-14 font-display text-title" />
          {entry.links.length > 0 && (
            <details name="menu-genders">
              <summary
                aria-label={t('frames.linksOf', { name: entry.text })}
                className="absolute top-1.5 right-0 grid size-11 list-none place-items-center"
              >
                <Icon name="down" />
              </summary>
              <LinkList
                links={entry.links}
                listClass="grid grid-cols-2 pb-4 text-body"
                linkClass="flex min-h-11 items-center"
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the owner added to the menu, in the header or in the sheet of phones. */
export function OwnerMenu({ of }: { readonly of: 'header' | 'sheet' }) {
  return of === 'header' ? <HeaderMenu /> : <SheetMenu />;
}
