import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Variant } from '#contract/goods/sizes/variant.ts';
import { SizePicker } from './size-picker.tsx';

const size = (variantId: number, brandSize: string, changes: Partial<Variant>): Variant => ({
  variantId,
  brandSize,
  stock: 0,
  isInStock: false,
  ...changes,
});

const ahead = { preorder: { left: 2, on: '2026-12-12' } };
const variants = [size(1, 'S', { stock: 3, isInStock: true }), size(2, 'M', ahead), size(3, 'L', {})];

test('GOOD-10 a size that can be pre-ordered is chosen like one in stock, and says its day and what is left', () => {
  const page = load(
    renderToStaticMarkup(
      <SizePicker ref={null} form="buy" variants={variants} value={2} onChange={() => {}} error={undefined} />,
    ),
  );
  const tiles = page('input[type="radio"]').toArray();
  expect(tiles.map(({ attribs }) => [attribs['aria-label'], 'disabled' in attribs])).toEqual([
    ['S, 3 disponibles', false],
    ['M, Preventa: sale el 12/12/2026. Quedan 2 unidades de la preventa', false],
    ['L, agotado', true],
  ]);
  expect(page('[aria-live]').text()).toBe('Preventa: sale el 12/12/2026. Quedan 2 unidades de la preventa');
  const options = page('option[value!=""]').toArray();
  expect(options.map(({ attribs }) => 'disabled' in attribs)).toEqual([false, false, true]);
});
