import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BagLines } from './bag-lines.tsx';
import type { BagItem } from './bag.ts';

const item: BagItem = {
  id: 1,
  name: 'Camisa de lino',
  image: '',
  picture: null,
  currentPrice: 130_000,
  color: 'Crudo',
  variantId: 17,
  brandSize: 'M',
  quantity: 1,
  variants: [{ variantId: 17, brandSize: 'M', stock: 2 }],
};

const told = (changed: Partial<BagItem>) =>
  load(
    renderToStaticMarkup(
      <MemoryRouter>
        <BagLines bag={[{ ...item, ...changed }]} />
      </MemoryRouter>,
    ),
  )('[role="status"]').text();

test('BAG-1 a price that has changed is told at its line, and a size that is gone is not called sold out', () => {
  expect(told({})).toBe('');
  expect(told({ priceBefore: 120_000 })).toMatch(/^El precio cambió .*era \$\s1\.200,00, ahora es \$\s1\.300,00\.$/);
  expect(told({ variants: [{ variantId: 17, brandSize: 'M', stock: 0 }] })).toContain('se agotó');
  expect(told({ variants: [{ variantId: 18, brandSize: 'M', stock: 5 }] })).toBe(
    'Este talle ya no se vende: quítelo para continuar.',
  );
});
