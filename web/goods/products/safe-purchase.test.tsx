import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafePurchase } from './safe-purchase.tsx';

const shown = (deliveryNote: string, promised?: string) =>
  renderToStaticMarkup(<SafePurchase deliveryNote={deliveryNote} promised={promised} />).replace(/<[^>]+>/g, '');

test('GOOD-10 the days of a delivery count from the promised day of a pre-order, and only of one', () => {
  expect(shown('Envío gratis, 3 a 5 días.', '2026-12-12')).toBe(
    'Envío gratis, 3 a 5 días. El plazo de entrega cuenta desde el 12/12/2026. Compra protegida.',
  );
  expect(shown('Envío gratis, 3 a 5 días.')).toBe('Envío gratis, 3 a 5 días. Compra protegida.');
  expect(shown('', '2026-12-12')).not.toContain('12/12/2026');
});
