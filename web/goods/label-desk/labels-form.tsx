import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { createSearchParams, href } from 'react-router';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { labelFormats, labelsPerSheet, type LabelFormat } from '#contract/sales/orders/price-labels.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { controlLook } from '#web/core/ui/field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { Options } from '#web/core/ui/options-field.tsx';

const papers: Readonly<Record<LabelFormat, string>> = { a4: t('label-desk.a4'), roll: t('label-desk.roll') };

/** How many labels of each size, and on what paper. It opens their file in a new tab. */
export function LabelsForm({ sizes }: { readonly sizes: readonly ListedSize[] }) {
  const [units, setUnits] = useState(() => new Map(sizes.map(({ variantId, stock }) => [variantId, String(stock)])));
  const [format, setFormat] = useState<LabelFormat>('a4');
  const [skip, setSkip] = useState('');
  const all = (unitsOf: (size: ListedSize) => number) =>
    setUnits(new Map(sizes.map((size) => [size.variantId, String(unitsOf(size))])));
  const counts = sizes.map(({ variantId }) => ({ variantId, units: unitsIn(units.get(variantId) ?? '') }));
  const total = counts.reduce((sum, one) => sum + one.units, 0);

  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('label-desk.format')}
          value={format}
          onChange={({ target }) => setFormat(labelFormats.find((one) => one === target.value) ?? 'a4')}
        >
          <Options of={labelFormats.map((one) => [one, papers[one]])} />
        </SelectField>
        {format === 'a4' && (
          <TextField
            label={t('label-desk.skip')}
            inputMode="numeric"
            maxLength={2}
            placeholder="0"
            value={skip}
            onChange={({ target }) => setSkip(target.value)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" size="small" className="min-h-11" onClick={() => all(({ stock }) => stock)}>
          {t('label-desk.asStock')}
        </Button>
        <Button tone="outline" size="small" className="min-h-11" onClick={() => all(() => 1)}>
          {t('label-desk.oneEach')}
        </Button>
      </div>
      <ul className="grid border-t border-line">
        {sizes.map((size) => (
          <li
            key={size.variantId}
            className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-4 border-b border-line py-2 text-small"
          >
            <span className="break-words">
              {t('order-words.goodsAndSize', { goods: nameWithColor(size.Product), size: size.size })}
              <span className="block text-stone">{size.barcode ?? size.sku ?? t('label-desk.codeless')}</span>
            </span>
            <input
              aria-label={t('label-desk.units', { size: size.size, name: nameWithColor(size.Product) })}
              className={controlLook}
              inputMode="numeric"
              maxLength={4}
              value={units.get(size.variantId) ?? ''}
              onChange={({ target }) => setUnits(new Map(units).set(size.variantId, target.value))}
            />
          </li>
        ))}
      </ul>
      {total > 0 && (
        <LinkButton
          to={labelsAddress(counts, { format, skip: Math.min(labelsPerSheet - 1, unitsIn(skip)) })}
          reloadDocument
          target="_blank"
          className="justify-self-start"
        >
          {t('label-desk.print', { count: total })}
          <span className="sr-only"> {t('desk-list.opensTab')}</span>
        </LinkButton>
      )}
    </div>
  );
}

type Count = { readonly variantId: number; readonly units: number };

/** Returns the number of a field; 0 for what is none. */
function unitsIn(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Returns the address of the file of labels. */
function labelsAddress(
  counts: readonly Count[],
  { format, skip }: { readonly format: LabelFormat; readonly skip: number },
): string {
  const label = counts.filter(({ units }) => units > 0).map(({ variantId, units }) => `${variantId}x${units}`);
  const query = createSearchParams({ label, format, ...(format === 'a4' && skip > 0 && { skip: String(skip) }) });
  return `${href('/admin/labels/print')}?${query.toString()}`;
}
