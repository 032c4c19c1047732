import { formatPrice } from '#contract/core/money/price-words.ts';
import { nameWithColor } from '#contract/goods/name-with-color.ts';
import type { ListedSize } from '#contract/goods/stock/stock.ts';
import { t } from '#messages/messages.ts';
import { isScannable } from './barcode.ts';
import { drawFitted, fitted, oneLine } from './fitted-text.ts';
import type { Pen } from './pdf-pen.ts';

/** A place for a label, in points. */
export type LabelBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Draws a label: what it is, its size and price, and its barcode, else its SKU as one. A size that has
 * neither, and a code that is too long for the label, have no bars. The quiet zones of a barcode are at least ten modules (GS1 General Specifications 5.2.3.4), so bars begin away from the edge.
 */
export function drawPriceLabel(pen: Pen, size: ListedSize, { x, y, width, height }: LabelBox): void {
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
