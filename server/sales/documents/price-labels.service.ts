import { t } from '#messages/messages.ts';
import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { labelGrid, labelsPerSheet, mostLabels } from '#contract/sales/orders/price-labels.ts';
import type { PriceLabelsInput } from '#contract/sales/orders/price-labels.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { sizesById } from '#server/goods/products/sizes-of.service.ts';
import { drawEach, openPen } from './pdf-pen.ts';
import type { Pen } from './pdf-pen.ts';
import { drawPriceLabel } from './price-label.ts';
import type { LabelBox } from './price-label.ts';

/** Points in a millimetre. */
const mm = 72 / 25.4;

/** A label of an A4 sheet: 3 x 8 of them leave 4.5 mm above and below. */
const sheetLabel = { width: 70 * mm, height: 36 * mm, top: 4.5 * mm } as const;

/**
 * Returns labels to print, in the shop's own language and in the order asked for. Throws `nothing_to_print` if no size is known, and
 * `too_many_labels`.
 */
export async function printPriceLabels(
  ctx: Pick<Context, 'db' | 'clock'>,
  { label, format, skip }: PriceLabelsInput,
): Promise<AnsweredFile> {
  const asked = label.map((one) => {
    const [id = 0, units = 0] = one.split('x').map(Number);
    return { id, units };
  });
  const count = asked.reduce((sum, { units }) => sum + units, 0);
  if (count > mostLabels) throw new ShopError('too_many_labels', { most: mostLabels });
  const sizes = new Map(
    (
      await sizesById(
        ctx.db,
        asked.map(({ id }) => id),
      )
    ).map((size) => [size.variantId, size]),
  );
  const labels = asked.flatMap(({ id, units }) => {
    const size = sizes.get(id);
    return size ? Array.from({ length: units }, () => size) : [];
  });
  if (labels.length === 0) throw new ShopError('nothing_to_print');
  return inShopLanguage(async () => {
    const now = ctx.clock();
    const pen = await openPen({
      title: t('documents.priceLabels', { count: labels.length }),
      size: format === 'a4' ? 'a4' : 'roll',
      now,
      logo: undefined,
      written: JSON.stringify([...sizes.values()]),
    });
    await drawEach(pagesOf(labels, format === 'a4' ? skip : 0, format === 'a4' ? labelsPerSheet : 1), (page) => {
      pen.newPage();
      for (const [at, size] of page.entries()) {
        if (size) pen.within('Sect', () => drawPriceLabel(pen, size, boxOf(pen, format === 'a4' ? at : undefined)));
      }
    });
    return { name: `etiquetas-de-precio-${shopDay(now)}.pdf`, bytes: await pen.finish(), leftOut: [] };
  });
}

/** Returns the labels of each page; places that are used already are undefined. */
function pagesOf(labels: readonly ListedSize[], skip: number, each: number): (ListedSize | undefined)[][] {
  const places = [...Array.from({ length: skip }, () => undefined), ...labels];
  return Array.from({ length: Math.ceil(places.length / each) }, (_, page) =>
    places.slice(page * each, (page + 1) * each),
  );
}

function boxOf({ width, height }: Pen, at: number | undefined): LabelBox {
  if (at === undefined) return { x: 0, y: 0, width, height };
  const [column, row] = [at % labelGrid.columns, Math.floor(at / labelGrid.columns)];
  return {
    x: column * sheetLabel.width,
    y: sheetLabel.top + row * sheetLabel.height,
    width: sheetLabel.width,
    height: sheetLabel.height,
  };
}
