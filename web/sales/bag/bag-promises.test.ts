import { expect, onTestFinished, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { setShop, shop } from '#contract/core/shop/shop.ts';
import type { AreaOffer } from '#contract/delivery/delivery.ts';
import { bagPromises } from './bag-promises.ts';

const home: AreaOffer = {
  id: 1,
  kind: 'home',
  title: 'Envío',
  rate: { by: 'flat', price: shopMoney(250_000) },
  freeFrom: null,
  days: { from: 3, to: 7 },
  pickup: null,
  area: null,
};

const wordsOf = (...given: Parameters<typeof bagPromises>) => Object.fromEntries(bagPromises(...given));

test('BAG-4 the bag says how it can be paid, delivered and returned, by what the owner has set', () => {
  const before = shop();
  onTestFinished(() => setShop(before));
  const offers = [
    { means: 'transfer', percent: -10 },
    { means: 'pickup', percent: 0 },
  ] as const;
  setShop({ ...before, returnDays: 30 });
  // Nothing can be picked up, so nothing is paid there.
  expect(wordsOf({ isProviderOffered: true, offers }, [home])).toEqual({
    'Medios de pago': 'Tarjeta y otros medios en línea · Transferencia bancaria',
    Entrega: 'Envío a todo el país por $\u00a02.500,00, de 3 a 7 días hábiles.',
    'Devoluciones y cambios': 'Tiene 30 días para cambiar de idea o de talle.',
  });
  setShop({ ...before, returnDays: 0 });
  expect(wordsOf({ isProviderOffered: false, offers: [] }, [])).toEqual({
    'Devoluciones y cambios': 'Los plazos de la ley para arrepentirse de una compra.',
  });
});
