import { t } from '#messages/messages.ts';
import { href, Link, useLocation } from 'react-router';
import { adminPlace } from '#web/office/desk-menu/admin-groups.ts';
import { Icon, type IconName } from '#web/core/ui/icon.tsx';
import { useMayOpen } from '#web/core/session/may.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';

/** What people go to most, of what everybody's role may open three. */
const entries: readonly { readonly to: string; readonly text: string; readonly icon: IconName }[] = [
  {
    to: href('/admin/principal'),
    text: t('admin-links.home'),
    icon: 'M4 11.500 12 4.500l8 7M6 10v9.500h12V10M10 19.500v-5h4v5',
  },
  {
    to: href('/admin/orders'),
    text: t('admin-links.orders'),
    icon: 'M5 4h14v16.500l-3.5-2-3.500 2-3.500-2-3.500 2V4ZM8.500 9h7M8.500 13h7',
  },
  {
    to: href('/admin/allproducts'),
    text: t('frames.products'),
    icon: 'M12 8.500V7a1.750 1.750 0 1 0-1.750-1.750M12 8.500 3.500 15.500v2h17v-2L12 8.500Z',
  },
  { to: href('/admin/stock'), text: t('admin-links.stock'), icon: 'M4 8l8-4 8 4v8l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v8' },
];

const entry =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-caption text-stone aria-[current]:font-medium aria-[current]:text-ink';

/** On phones and small tablets, the screens of each day and the menu at the bottom of the window, where the thumb is. */
export function DeskBar({ menuId }: { readonly menuId: string }) {
  const place = adminPlace(useLocation().pathname);
  const mark = place?.isInside ? 'true' : 'page';
  const mayOpen = useMayOpen();
  return (
    <nav
      aria-label={t('frames.quickLinks')}
      data-desk-bar=""
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden short:static"
    >
      <ul className="flex *:flex-1">
        {entries
          .filter(({ to }) => mayOpen(to))
          .map(({ to, text, icon }) => {
            const isHere = place?.link.to === to;
            return (
              <li key={to}>
                <Link
                  to={to}
                  prefetch="intent"
                  aria-current={isHere ? mark : undefined}
                  className={joinClasses(entry, isHere && 'shadow-[inset_0_2px_0_var(--color-accent)]')}
                >
                  <Icon name={icon} />
                  {text}
                </Link>
              </li>
            );
          })}
        <li>
          <button type="button" popoverTarget={menuId} className={entry}>
            <Icon name="menu" />
            {t('frames.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
