import { useBag } from '../bag/bag-store.ts';
import { unitsIn } from '../bag/bag.ts';
import { Icon } from '../ui/icon.tsx';

/** Opens the bag; its name says how many units are inside. */
export function BagButton({ onOpen, text }: { readonly onOpen: () => void; readonly text?: string }) {
  const units = unitsIn(useBag());
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Bolsa de compras, ${units} ${units === 1 ? 'producto' : 'productos'}`}
      onClick={onOpen}
      className="inline-grid min-h-11 min-w-11 place-items-center content-center gap-0.5 rounded-full text-caption transition-colors hover:bg-sand"
    >
      <span className="relative">
        <Icon name="bag" />
        {units > 0 && (
          <span className="absolute -top-1.5 -right-2.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-count text-sheet tabular-nums">
            {units}
          </span>
        )}
      </span>
      {text}
    </button>
  );
}
