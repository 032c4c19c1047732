import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WorkTile } from './work-tile.tsx';

/** The parts of a tile's link. */
function partsOf(count: number, text: string) {
  const work = { count, to: '/admin/orders?fulfilment=to_prepare', text };
  const Page = createRoutesStub([{ path: '/', Component: () => <WorkTile work={work} /> }]);
  const $ = load(renderToStaticMarkup(<Page />));
  const link = $('a');
  const parts = link
    .children()
    .toArray()
    .map((one) => $(one).text());
  return { to: link.attr('href'), name: link.text(), parts };
}

test('ADM-5 a tile of the first page has its number apart, is read as one sentence, and opens its list', () => {
  expect(partsOf(3, '3 órdenes por preparar')).toEqual({
    to: '/admin/orders?fulfilment=to_prepare',
    name: '3 órdenes por preparar',
    parts: ['3', ' órdenes por preparar'],
  });
  expect(partsOf(1001, '1.001 talles por agotarse').parts[0]).toBe('1.001');
});

test('ADM-5 a text that begins with something else stays whole', () => {
  expect(partsOf(2, 'Quedan 2 reclamos').parts).toEqual(['', 'Quedan 2 reclamos']);
});
