import { currency, toDecimal } from '#contract/money.ts';
import type { Cents } from '#contract/money.ts';
import { joinClasses } from './join-classes.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const pesos = new Intl.NumberFormat('es-AR', { style: 'currency', currency });

/** An amount for people: 129950 cents are '$ 1.299,50', the space after the sign being one that does not break. */
export function formatPrice(amount: Cents): string {
  return pesos.format(toDecimal(amount));
}

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
