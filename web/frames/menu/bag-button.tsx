import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useBag } from '#web/sales/bag/bag-store.ts';
import { unitsIn } from '#web/sales/bag/bag.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { useIsAlive } from '#web/core/ui/use-is-alive.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';

const look =
  'inline-grid min-h-11 min-w-11 place-items-center content-center gap-0.5 rounded-full text-caption transition-colors hover:bg-sand';

/** Opens the bag; its name says how many units are inside. */
export function BagButton({ onOpen, text }: { readonly onOpen: () => void; readonly text?: string }) {
  const units = unitsIn(useBag());
  const isAlive = useIsAlive();
  const content = (
    <>
      {/* The number is drawn, not written: what is written must stand in the button's name. */}
      <span data-units={units > 0 ? units : undefined} className="counted">
        <Icon name="bag" />
      </span>
      {text}
    </>
  );
  if (!isAlive) {
    // Without scripts there is no drawer to open, only the bag's page.
    return (
      <a href={withPrefix(href('/bag'))} aria-label={t('frames.bag')} className={look}>
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t('frames.bagUnits', { count: units })}
      onClick={onOpen}
      className={look}
    >
      {content}
    </button>
  );
}
