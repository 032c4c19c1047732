import { load } from 'cheerio';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { mostUnmatched, type ListedPayout } from '#contract/sales/payments/payouts.ts';
import { OrderProceeds } from '../order-desk/order-proceeds.tsx';
import { PayoutTable } from './payout-table.tsx';
import { ReadingNotes } from './reading-notes.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const shown = (content: ReactNode) => load(renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>));

/** The words of an element, with plain spaces. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const release: ListedPayout = {
  provider: 'mercado-pago',
  title: 'Mercado Pago',
  id: '2026-11-30',
  state: null,
  day: '2026-11-30',
  count: 3,
  gross: shopMoney(315_000),
  fee: shopMoney(18_900),
  withheld: shopMoney(7875),
  other: shopMoney(0),
  net: shopMoney(288_225),
  sent: null,
  missing: shopMoney(0),
};

const days = { from: '2026-10-28', to: '2026-12-27' };

test('PRICE-9 the table of payouts leads to what each contains, and has the sums of all', () => {
  const payout = {
    ...release,
    id: 'po_1',
    state: 'coming',
    sent: shopMoney(300_000),
    missing: shopMoney(11_775),
  } as const;
  const $ = shown(<PayoutTable payouts={[payout, release]} days={days} />);
  const rows = $('tbody tr').toArray();
  const words = (row: number) => plain($(rows[row] ?? '').text());
  expect(
    $('a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual([
    '/admin/payouts?from=2026-10-28&to=2026-12-27&provider=mercado-pago&payout=po_1#contents',
    '/admin/payouts?from=2026-10-28&to=2026-12-27&provider=mercado-pago&payout=2026-11-30#contents',
  ]);
  expect(words(0)).toContain('En camino');
  expect(words(0)).toContain('faltan $ 117,75 por explicar');
  expect(words(1)).toContain('Liberación');
  expect(words(1)).not.toContain('faltan');
  expect(words(2)).toBe('Total6$ 6.300,00$ 378,00$ 157,50$ 0,00$ 5.764,50');
});

test('PRICE-9 the page says where nothing is sent by itself, and which account could not be read', () => {
  const reading = {
    provider: 'mercado-pago',
    title: 'Mercado Pago',
    hasPayouts: false,
    readAt: null,
    isLate: false,
    problem: null,
  };
  const words = (...readings: Parameters<typeof ReadingNotes>[0]['readings'][number][]) =>
    plain(shown(<ReadingNotes readings={readings} />)('body').text());
  expect(words(reading)).toMatch(/^Mercado Pago no transfiere por sí mismo/);
  expect(words({ ...reading, hasPayouts: true })).toBe('');
  const failed = { ...reading, hasPayouts: true, isLate: true, problem: 'GET: 500' };
  expect(words(failed)).toBe('La cuenta de Mercado Pago todavía no se pudo leer.GET: 500');
  expect(words({ ...failed, readAt: '2026-11-25T10:00:00.000-03:00' })).toContain(
    'por última vez el 25 nov 2026, 10:00',
  );
});

test('PRICE-9 what does not match says who knows it', () => {
  const one = {
    provider: 'stripe',
    title: 'Stripe',
    paymentId: 'pi_1',
    order: null,
    at: '2026-11-25T10:00:00.000-03:00',
  };
  const $ = shown(
    <UnmatchedPayments
      unmatched={[
        { ...one, own: null, told: shopMoney(500) },
        { ...one, paymentId: 'pi_2', own: shopMoney(500), told: null },
        { ...one, paymentId: 'pi_3', own: shopMoney(500), told: shopMoney(501) },
      ]}
    />,
  );
  expect(
    $('td[data-column="Problema"]')
      .toArray()
      .map((cell) => $(cell).text()),
  ).toEqual([
    'El proveedor lo tiene y la tienda no',
    'La tienda lo tiene y el proveedor no',
    'Los importes son distintos',
  ]);
  expect(plain(shown(<UnmatchedPayments unmatched={[]} />)('p').text())).toMatch(/^Todos los cobros/);
});

test('PRICE-9 a list that is cut off says so', () => {
  const one = { provider: 'stripe', title: 'Stripe', order: null, at: '2026-11-25T10:00:00.000-03:00', own: null };
  const words = (count: number) => {
    const unmatched = Array.from({ length: count }, (_, at) => ({ ...one, paymentId: `pi_${at}`, told: shopMoney(1) }));
    return plain(shown(<UnmatchedPayments unmatched={unmatched} />)('section > p').text());
  };
  expect(words(mostUnmatched - 1)).toBe('');
  expect(words(mostUnmatched)).toBe('Se muestran los 100 más recientes: elija menos días para ver los otros.');
});

test('PRICE-9 an order shows what is left, taxes only where some are withheld, and admits what is not known', () => {
  const proceeds = { fee: shopMoney(6300), withheld: shopMoney(0), other: shopMoney(0), left: shopMoney(98_700) };
  const words = (changed: Partial<Parameters<typeof OrderProceeds>[0]['proceeds']>, paid = 105_000) =>
    plain(shown(<OrderProceeds proceeds={{ ...proceeds, ...changed }} paid={shopMoney(paid)} />)('body').text());
  expect(words({})).toBe('Qué quedaComisión$ 63,00Queda$ 987,00');
  expect(words({ withheld: shopMoney(100) })).toContain('Retenciones$ 1,00');
  expect(words({ fee: null, left: null })).toBe('Qué quedaEl proveedor no dijo cuánto cobra');
  expect(words({}, 0)).toBe('');
});
