import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Product } from '#contract/catalogue.ts';
import { fewUnits } from '#contract/few-units.ts';
import { joinClasses } from '../ui/join-classes.ts';
import { StockDialog } from './stock-dialog.tsx';

const looks = { none: 'border-danger text-danger', low: 'border-warn text-warn', enough: 'border-line' } as const;

type UnitsButtonProps = {
  readonly product: Pick<Product, 'id' | 'name'>;
  readonly units: number;
  readonly level: keyof typeof looks;
};

/** A number of units, which opens the stock of a product's sizes. */
export function UnitsButton({ product, units, level }: UnitsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="group/units inline-flex min-h-8 items-center rounded-full @max-4xl:min-h-11"
      >
        <span
          className={joinClasses(
            'inline-flex min-h-8 min-w-11 items-center justify-center rounded-full border px-2.5 tabular-nums transition-colors group-hover/units:border-ink',
            looks[level],
          )}
        >
          <span className="@4xl:sr-only">{t('product-desk.stockIntro')}</span>
          {units}
        </span>
      </button>
      {isOpen && <StockDialog product={product} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The units of all sizes of a product. No units, and few of a size, stand out. */
export function StockButton({ product }: { readonly product: Product }) {
  const units = product.variants.reduce((sum, { stock }) => sum + stock, 0);
  const isLow = product.variants.some(({ stock }) => stock > 0 && stock <= fewUnits);
  return <UnitsButton product={product} units={units} level={units > 0 && isLow ? 'low' : levelOf(units)} />;
}

function levelOf(units: number): keyof typeof looks {
  return units === 0 ? 'none' : 'enough';
}
