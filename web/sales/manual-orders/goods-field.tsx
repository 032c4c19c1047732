import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { href } from 'react-router';
import { bagRule } from '#contract/sales/checkout/bag-rule.ts';
import { nameWithColor } from '#contract/goods/name-with-color.ts';
import { times } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { ManualLine } from './order-values.ts';
import type { FoundSizes } from './sizes.resource.ts';

type GoodsFieldProps = {
  readonly lines: readonly ManualLine[];
  readonly onChange: (lines: readonly ManualLine[]) => void;
  readonly error: string | undefined;
};

/** How long the search waits for the next letter, in ms. */
const pauseMs = 200;

const sizeName = ({ Product, size }: ListedSize) =>
  t('order-words.goodsAndSize', { goods: nameWithColor(Product), size });

/** The goods of a manual order: a search by product adds sizes; each line says how many. */
export function GoodsField({ lines, onChange, error }: GoodsFieldProps) {
  const [search, setSearch] = useState('');
  const { data, load, notice } = useRequest<FoundSizes>({ what: t('manual-orders.searchFailed'), told: 'beside' });
  useEffect(() => {
    const text = search.trim();
    if (text === '') return;
    const timer = setTimeout(() => void load(`${href('/admin/sizes')}?search=${encodeURIComponent(text)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [search, load]);
  const found = search.trim() !== '' && data ? data.sizes : [];
  const isFound = data?.search === search.trim();
  // A scanner presses Enter before the answer has come.
  const [entered, setEntered] = useState<string>();
  const addEntered = useEffectEvent(addFirst);
  useEffect(() => {
    if (entered !== undefined && entered === data?.search) addEntered();
  }, [entered, data]);

  function add(size: ListedSize) {
    const known = lines.find((line) => line.size.variantId === size.variantId);
    onChange(known ? withQuantity(lines, known, known.quantity + 1) : [...lines, { size, quantity: 1 }]);
  }

  /** The field is free for the next code after a size that was named by its own. */
  function addFirst() {
    setEntered(undefined);
    const [first] = found;
    if (!first) return;
    add(first);
    if (first.isNamed) setSearch('');
  }

  return (
    <FormBlock title={t('order-words.garments')}>
      <TextField
        type="search"
        label={t('manual-orders.searchGarment')}
        hint={t('manual-orders.searchHint')}
        value={search}
        error={error}
        autoComplete="off"
        onChange={(event) => {
          setSearch(event.target.value);
          setEntered(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isFound) addFirst();
          else setEntered(search.trim());
        }}
      />
      {notice}
      <p aria-live="polite" className="text-small text-stone empty:hidden">
        {search.trim() !== '' && isFound && found.length === 0 ? t('manual-orders.noneInStock') : ''}
      </p>
      {found.length > 0 && (
        <ul aria-label={t('manual-orders.foundGarments')} className="grid border-t border-line">
          {found.map((size) => (
            <li key={size.variantId} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center gap-x-4 text-left text-small hover:underline"
                onClick={() => add(size)}
              >
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {t('manual-orders.addGarment', { goods: sizeName(size) })}
                </span>
                <span className="text-stone tabular-nums">
                  {t('manual-orders.priceAndStock', {
                    stock: size.stock,
                    price: formatPrice(size.Product.currentPrice),
                  })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul aria-label={t('manual-orders.orderGarments')} className="grid gap-3">
          {lines.map((line) => (
            <li key={line.size.variantId} className="flex flex-wrap items-end gap-3 border-t border-line pt-3">
              <span className="min-w-0 flex-1 basis-48 self-center text-small wrap-anywhere">
                {sizeName(line.size)}
              </span>
              <div className="w-24">
                <TextField
                  type="number"
                  label={t('order-words.units')}
                  aria-label={t('manual-orders.unitsOf', { goods: sizeName(line.size) })}
                  min={1}
                  max={Math.min(line.size.stock, bagRule.mostUnits)}
                  value={line.quantity}
                  onChange={(event) => onChange(withQuantity(lines, line, event.target.valueAsNumber))}
                />
              </div>
              <span className="self-center text-small tabular-nums">
                {formatPrice(times(line.size.Product.currentPrice, line.quantity))}
              </span>
              <IconButton
                label={t('manual-orders.removeGarment', { goods: sizeName(line.size) })}
                icon="trash"
                onClick={() => onChange(lines.filter((one) => one !== line))}
              />
            </li>
          ))}
        </ul>
      )}
    </FormBlock>
  );
}

/** The lines with another quantity of one of them, as far as there is stock. */
function withQuantity(lines: readonly ManualLine[], line: ManualLine, wanted: number): ManualLine[] {
  const most = Math.min(line.size.stock, bagRule.mostUnits);
  const quantity = Number.isInteger(wanted) ? Math.min(most, Math.max(1, wanted)) : 1;
  return lines.map((one) => (one === line ? { ...one, quantity } : one));
}
