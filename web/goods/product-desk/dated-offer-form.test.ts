import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { offerOf, typedOffer } from './dated-offer-form.tsx';

test('PRICE-1 the form of an offer shows and sends the shop’s local times, and no end if it has none', () => {
  const offer = {
    price: shopMoney(899_950),
    from: '2026-11-27T00:00:00.000-03:00',
    until: '2026-11-30T23:59:00.000-03:00',
    isRunning: false,
  };
  const typed = typedOffer(offer);
  expect(typed).toEqual({ price: '8999.5', from: '2026-11-27T00:00', until: '2026-11-30T23:59' });
  expect(offerOf(typed)).toEqual(typed);
  expect(offerOf(typedOffer({ ...offer, until: null })).until).toBeNull();
  expect(typedOffer(null)).toEqual({ price: '', from: '', until: '' });
});
