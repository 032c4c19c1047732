import { t } from '#messages/messages.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { GenderLinks } from './gender-links.tsx';
import type { BesideProps } from './shop-menu.tsx';

/** A panel below the header with the links of a gender, and the button that opens it, also without scripts. */
export function GenderPanel({ to, name }: BesideProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={name}
        aria-label={t('frames.categoriesOf', { name })}
        className="-mr-3 grid size-11 place-items-center"
      >
        <Icon name="down" size={16} />
      </button>
      <div
        id={name}
        popover="auto"
        data-menu=""
        className="below-header border-b border-line bg-paper py-8 backdrop:bg-transparent"
      >
        <GenderLinks
          to={to}
          listClass="page columns-4 gap-8 *:break-inside-avoid *:nth-2:break-after-column"
          linkClass="flex min-h-9 items-center text-small hover:underline hover:underline-offset-4"
        />
      </div>
    </>
  );
}
