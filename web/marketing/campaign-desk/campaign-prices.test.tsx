import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { PriceTable } from './campaign-prices.tsx';

const margin = (least: number) => ({ least, most: least });
const dear = {
  id: 7,
  name: 'Camisa',
  color: 'Azul',
  verdict: 'loss' as const,
  before: shopMoney(1_000_000),
  during: shopMoney(800_000),
  marginBefore: margin(10),
  marginDuring: margin(-12.5),
};
const counts = { loss: 1, spared: 0, untrue: 0, left: 0, cheaper: 0, reduced: 51 };

const shown = (page: number) =>
  renderToStaticMarkup(
    <PriceTable preview={{ counts, products: [dear], total: 52, page, pages: 2 }} onPage={() => undefined} />,
  ).replaceAll('\u00A0', ' ');

test('PRICE-2 the preview shows each price before and during a campaign, its margin, and how many of each kind', () => {
  const html = shown(1);
  for (const words of [
    '<td data-column="Producto">Camisa Azul</td>',
    '$ 10.000,00',
    '$ 8.000,00',
    '10 % → -12,5 %',
    'Rebajado: 51',
    'Página 1 de 2',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('<li class="text-sale">Por debajo de su costo: 1</li>');
  expect(html).not.toContain('Afuera');
});

test('PRICE-2 the preview says the colour once of a product whose name ends with it', () => {
  const products = [{ ...dear, name: 'Camisa Azul' }];
  const html = renderToStaticMarkup(
    <PriceTable preview={{ counts, products, total: 1, page: 1, pages: 1 }} onPage={() => undefined} />,
  );
  expect(html).toContain('<td data-column="Producto">Camisa Azul</td>');
});

test('PRICE-2 goods without products say so', () => {
  const none = { counts, products: [], total: 0, page: 1, pages: 1 };
  expect(renderToStaticMarkup(<PriceTable preview={none} onPage={() => undefined} />)).toContain(
    'No hay productos publicados',
  );
});
