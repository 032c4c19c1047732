import { t } from '#messages/messages.ts';
import { useCallback, useState, useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { Product } from '#contract/goods/products.ts';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { fewUnits } from '#contract/goods/stock/few-units.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { useMay } from '#web/core/session/may.tsx';
import type { ProductRow } from './product-row.ts';
import { StockDialog, type StockChange } from './stock-dialog.tsx';
import type { StockAnswer } from './stock-answer.ts';

const looks = { none: 'border-danger text-danger', low: 'border-warn text-warn', enough: 'border-line' } as const;

type UnitsButtonProps = {
  readonly product: Pick<Product, 'id' | 'name'>;
  readonly units: number;
  readonly level: keyof typeof looks;
  /** Gets the sizes as they are after a change. */
  readonly onChange: (variants: readonly Variant[]) => void;
};

/** A number of units, which opens the stock of a product's sizes for those who may change it. */
export function UnitsButton({ product, units, level, onChange }: UnitsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<readonly StockChange[]>();
  const close = useCallback(() => setIsOpen(false), []);
  const shown = (
    <span
      className={joinClasses(
        'inline-flex min-h-8 min-w-11 items-center justify-center rounded-full border px-2.5 tabular-nums transition-colors group-hover/units:border-ink',
        looks[level],
      )}
    >
      <span className="@4xl:sr-only">{t('product-desk.stockIntro')}&nbsp;</span>
      {units}
    </span>
  );
  const mayChange = useMay()('stock.write');
  if (!mayChange) return shown;
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="group/units inline-flex min-h-8 items-center rounded-full @max-4xl:min-h-11"
      >
        {shown}
      </button>
      {isOpen && (
        <StockDialog
          product={product}
          onClose={close}
          onSaved={(changes, variants) => {
            setSaved(changes);
            onChange(variants);
          }}
        />
      )}
      {saved && !isOpen && <StockSaved productId={product.id} changes={saved} onUndone={onChange} />}
    </>
  );
}

/** The units of all sizes of a product. No units, and few of a size, stand out. */
export function StockButton({ product }: { readonly product: ProductRow }) {
  const [variants, setVariants] = useFollowing<readonly Pick<Variant, 'stock'>[]>(product.variants, product);
  const units = variants.reduce((sum, { stock }) => sum + stock, 0);
  const isLow = variants.some(({ stock }) => stock > 0 && stock <= fewUnits);
  const level = units > 0 && isLow ? 'low' : levelOf(units);
  return <UnitsButton product={product} units={units} level={level} onChange={setVariants} />;
}

function levelOf(units: number): keyof typeof looks {
  return units === 0 ? 'none' : 'enough';
}

type StockSavedProps = {
  readonly productId: number;
  /** What was saved, a new one each time. */
  readonly changes: readonly StockChange[];
  readonly onUndone: (variants: readonly Variant[]) => void;
};

/** Says that stock was saved, with a button that takes the same units back: what was sold meanwhile stays sold. */
function StockSaved({ productId, changes, onUndone }: StockSavedProps) {
  const { data, submit } = useRequest<StockAnswer>({ what: t('product-desk.stockUnknown'), told: 'message' });
  const told = useRef<{ changes?: readonly StockChange[]; answer?: StockAnswer }>({});
  useEffect(() => {
    if (told.current.changes === changes) return;
    told.current.changes = changes;
    const undone = changes.map(({ variantId, change }) => ({ variantId, change: -change }));
    const action = href('/admin/products/:productId/stock', { productId: String(productId) });
    toast(t('product-desk.stockUpdated'), {
      action: {
        text: t('reorder.undo'),
        run: () =>
          void submit({ changes: undone, reason: 'mistake' }, { method: 'post', action, encType: 'application/json' }),
      },
    });
  }, [changes, productId, submit]);
  useEffect(() => {
    if (!data?.outcome || told.current.answer === data) return;
    told.current.answer = data;
    toast(data.outcome.message, { tone: data.outcome.isDone ? 'plain' : 'error' });
    onUndone(data.variants);
  }, [data, onUndone]);
  return null;
}
