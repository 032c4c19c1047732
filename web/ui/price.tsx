import type { Cents } from '#contract/money.ts';
import { formatPrice } from '#contract/price-words.ts';
import { joinClasses } from './join-classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceProps = {
  readonly current: Cents;
  /** What it cost before; shown struck through when it is more. */
  readonly previous?: Cents | null | undefined;
  readonly className?: string;
};

/** A price, and the one it replaces. */
export function Price({ current, previous, className }: PriceProps) {
  const replaced = previous !== null && previous !== undefined && previous > current ? previous : undefined;
  return (
    <span className={joinClasses('inline-flex flex-wrap items-baseline gap-x-2 tabular-nums', className)}>
      <span className={joinClasses(replaced !== undefined && 'text-sale')}>
        {replaced !== undefined && <VisuallyHidden>Precio con descuento: </VisuallyHidden>}
        {formatPrice(current)}
      </span>
      {replaced !== undefined && (
        <s className="text-stone">
          <VisuallyHidden>Antes: </VisuallyHidden>
          {formatPrice(replaced)}
        </s>
      )}
    </span>
  );
}
