import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Product } from '#contract/goods/products.ts';
import { shirt } from '#test/example-shirt.ts';
import { ProductInfo } from './product-info.tsx';

const offered = { offers: [], places: null };

/** The names and words of the accordion's part 'Detalles'. */
function detailsOf(changes: Partial<Product>): string[][] {
  const page = load(renderToStaticMarkup(<ProductInfo product={{ ...shirt, ...changes }} offered={offered} />));
  const details = page('details').filter((_, one) => page(one).find('summary').text() === 'Detalles');
  expect(page('dl').length).toBe(details.find('dl').length);
  return details
    .find('dl > div')
    .toArray()
    .map((row) => [page(row).find('dt').text(), page(row).find('dd').text()]);
}

test('DET-1 DET-3 gender, brand and colour are in the accordion', () => {
  expect(detailsOf({})).toEqual([
    ['Género', 'Mujer'],
    ['Marca', 'Casa'],
    ['Color', 'Blanco'],
  ]);
});

test('DET-3 what a garment is made of comes first, then what the owner says of it: its weight and how it fits', () => {
  const list = { attributeId: 1, shownName: undefined, kind: 'list' as const, values: [], number: null, flag: null };
  const details = detailsOf({
    facts: [{ name: 'Composición', text: '100 % lino' }],
    attributes: [
      { ...list, name: 'Gramaje', unit: 'g/m²', words: ['180 g/m²'] },
      { ...list, name: 'Calce', unit: '', words: ['Recto', 'Amplio'] },
    ],
  });
  expect(details.slice(0, 3)).toEqual([
    ['Composición', '100 % lino'],
    ['Gramaje', '180 g/m²'],
    ['Calce', 'Recto, Amplio'],
  ]);
});
