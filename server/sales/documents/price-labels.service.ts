import { t } from '#messages/messages.ts';
import type { AnsweredFile } from '#contract/core/protocol/answered-file.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { labelGrid, labelsPerSheet, mostLabels, type PriceLabelsInput } from '#contract/sales/orders/price-labels.ts';
import type { Context } from '#server/core/context/context.ts';
import { inShopLanguage } from '#server/core/context/shop-language.ts';
import { sizesById } from '#server/goods/products/sizes-of.service.ts';
import { drawEach, openPen, type Pen } from './pdf-pen.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { isScannable } from './barcode.ts';
import { drawFitted, fitted, oneLine } from './fitted-text.ts';

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

/** A place for a label, in points. */
type LabelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Draws a label: what it is, its size and price, and its barcode, else its SKU as one. A size that has
 * neither, and a code that is too long for the label, have no bars. The quiet zones of a barcode are at least ten modules (GS1 General Specifications 5.2.3.4), so bars begin away from the edge.
 */
function drawPriceLabel(pen: Pen, size: ListedSize, { x, y, width, height }: LabelBox): void {
  const pad = Math.min(10, width * 0.05);
  const [left, inner] = [x + pad, width - pad * 2];
  const big = height * 0.17;
  const code = size.barcode ?? size.sku;
  const nameSizes = [8.5, 7.5, 6.5, 5.5].filter((one) => one < height * 0.11 || one === 5.5);
  const name = fitted(pen, [nameWithColor(size.Product)], { width: inner, height: height * 0.26, sizes: nameSizes });
  drawFitted(pen, name, left, y + height * 0.06);
  const line = y + height * 0.32 + big;
  const price = oneLine(pen, formatPrice(size.Product.currentPrice), inner * 0.6, [big, big * 0.85, big * 0.7]);
  const words = oneLine(pen, t('documents.labelSize', { size: size.size }), inner * 0.38, [
    big * 0.85,
    big * 0.7,
    big * 0.55,
  ]);
  pen.text('P', words.lines[0] ?? '', left, line, words.style);
  pen.text('P', price.lines[0] ?? '', left + inner, line, { ...price.style, align: 'right' });
  if (code === null) return;
  const bars = { x: left + inner * 0.06, y: line + height * 0.06, width: inner * 0.88, height: height * 0.26 };
  const isProduct = size.barcode !== null;
  if (isScannable(code, bars.width, isProduct)) pen.barcode(code, bars, t('documents.labelCode', { code }), isProduct);
  const digits = oneLine(pen, code, inner, [6.5, 5.5, 4.5]);
  pen.text('P', digits.lines[0] ?? '', bars.x, bars.y + bars.height + digits.style.size + 1, {
    size: digits.style.size,
  });
}
