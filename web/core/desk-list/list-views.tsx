import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { formatCount } from '#contract/core/money/price-words.ts';
import type { DeskListName, SavedView } from '#contract/core/protocol/desk-lists.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { isSameView, viewAddress } from './list-address.ts';
import type { ListPlace } from './list-place.ts';
import { useListSetup } from './use-list-setup.ts';

/** A view that every administrator has: its name, the query of the list's address, and how many rows wait in it. */
export type GivenView = { readonly name: string; readonly query: string; readonly count?: number };

type ListViewsProps = {
  readonly list: DeskListName;
  readonly given: readonly GivenView[];
  readonly saved: readonly SavedView[];
  readonly place: ListPlace;
};

const tab =
  'flex min-h-11 flex-none items-center border-b-2 border-transparent px-3 text-small text-stone @max-md:px-2 hover:text-ink ' +
  'aria-[current]:border-ink aria-[current]:text-ink ' +
  'forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';

/** Scrolls a strip of views, which is wider than a phone, to the present one. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && current) strip.scrollLeft = current.offsetLeft - strip.offsetLeft - strip.clientWidth / 3;
}

/** The views of a list as links: those of every administrator, then the own ones, which can be deleted. */
export function ListViews({ list, given, saved, place: { path, query } }: ListViewsProps) {
  const { removeView } = useListSetup(list);
  const link = (view: GivenView) => (
    <Link
      to={viewAddress(path, query, view.query)}
      preventScrollReset
      aria-current={isSameView(query, view.query) ? 'page' : undefined}
      className={tab}
    >
      {view.name}
      {view.count !== undefined && view.count > 0 && (
        <span className="ml-1.5 rounded-full bg-sand px-1.5 text-caption tabular-nums">{formatCount(view.count)}</span>
      )}
    </Link>
  );
  return (
    <nav aria-label={t('desk-list.views')} className="min-w-0">
      <ul ref={showCurrent} className="flex @max-4xl:overflow-x-auto @max-4xl:[scrollbar-width:none] @4xl:flex-wrap">
        {given.map((view) => (
          <li key={view.name} className="flex-none">
            {link(view)}
          </li>
        ))}
        {saved.map((view) => (
          <li key={view.id} className="flex flex-none">
            {link(view)}
            {isSameView(query, view.query) && (
              <IconButton
                label={t('desk-list.removeView', { name: view.name })}
                icon="close"
                className="-ml-3 scale-75"
                onClick={() => removeView(view.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
