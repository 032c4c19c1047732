import { expect, test } from 'vitest';
import { shopMoney } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { TimelineEntry } from '#contract/sales/orders/order-timeline.ts';
import { entryWords } from './timeline-words.ts';

const at = '2026-11-20T10:00:00-03:00';
const owner = 'admin:ana';

/** An entry of each kind, and what is read of it. */
const told: readonly (readonly [entry: TimelineEntry, name: string, words: string])[] = [
  [
    { what: 'status', at, actor: 'provider', from: 'pending', to: 'approved', reason: 'paid' },
    'Aprobada',
    'El medio de pago · pago acreditado',
  ],
  [
    {
      what: 'payment',
      at,
      actor: 'buyer',
      status: 'rejected',
      means: { kind: 'credit_card', name: 'Visa', digits: '3704' },
      amount: shopMoney(5000),
    },
    'Pago',
    `Rechazado · Tarjeta de crédito Visa terminada en 3704 · ${formatPrice(shopMoney(5000))}`,
  ],
  [{ what: 'awaited', at, actor: 'provider', awaited: 'voucher' }, 'Pago', 'Falta pagar el cupón'],
  [{ what: 'taken', at, actor: owner, means: 'cash' }, 'Cobro', 'Efectivo · Administración (ana)'],
  [{ what: 'link', at, actor: owner }, 'Enlace de pago', 'Por enviar al comprador · Administración (ana)'],
  [
    { what: 'fulfilment', at, actor: owner, from: 'preparing', to: 'dispatched', reason: 'parcel' },
    'Despachado',
    'Administración (ana) · bulto despachado',
  ],
  [
    { what: 'parcel', at, actor: owner, change: 'corrected', carrier: 'Andreani', trackingNumber: '36' },
    'Bulto',
    'Corregido · Andreani · 36 · Administración (ana)',
  ],
  [
    { what: 'return', at, actor: 'buyer', id: 7, to: 'requested', reason: '' },
    'Solicitud N° 7',
    'Solicitada · El comprador',
  ],
  [
    { what: 'dispute', at, actor: 'provider', state: 'lost' },
    'Disputa',
    'Perdida: el dinero quedó en manos del comprador',
  ],
  [{ what: 'stopped', at, actor: 'provider' }, 'No entregar', 'El medio de pago pidió no entregar la orden'],
  [
    {
      what: 'refund',
      at,
      actor: 'provider',
      state: 'refused',
      amount: shopMoney(5000),
      reason: '',
      problem: 'sin saldo',
    },
    'Devolución',
    `${formatPrice(shopMoney(5000))} · Rechazada · El medio de pago · motivo: sin saldo`,
  ],
  [
    { what: 'withdrawal', at, actor: 'buyer', state: 'received', code: 'AB12-CD34' },
    'Arrepentimiento',
    'Recibido · código AB12-CD34 · El comprador',
  ],
  [{ what: 'note', at, actor: owner, text: 'Llamó' }, 'Nota', 'Llamó · Administración (ana)'],
];

test.each(told)('DESK-3 the timeline tells of %o', (entry, name, words) => {
  expect(entryWords(entry)).toEqual({ name, told: words });
});
