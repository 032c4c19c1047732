import { expect, test } from 'vitest';
import { moneyOf } from '#contract/core/money/money.ts';
import type { CheckoutRequest } from '#server/core/context/payment-provider.ts';
import { orderBody } from './order-body.ts';

const now = new Date('2026-11-27T12:00:00Z');
const publicUrl = 'https://shop.example';
const addresses = { publicUrl, notificationUrl: `${publicUrl}/api/mercadopago/webhook`, apiUrl: 'https://api.example' };

function request(currency: string, changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    reference: 'r-1',
    lines: [{ title: 'Camisa', quantity: 2, unitPrice: moneyOf(129_950, currency), picture: '/media/ab/640.jpeg' }],
    discount: moneyOf(0, currency),
    shipping: { title: 'Envío', price: moneyOf(5000, currency) },
    email: 'ana@example.com',
    returnPath: '/user/orders/actual',
    expiresAt: new Date('2026-11-27T12:29:30Z'),
    payUntil: new Date('2026-11-30T09:00:00Z'),
    ...changes,
  };
}

test('PRICE-8 an order says its total as the sum of its items, until when it is paid, who pays, and where its buyer returns', () => {
  const payer = {
    name: 'Ana',
    surname: 'Paz',
    dni: '30111222',
    phone: '+541144445555',
    address: { street: 'Belgrano', number: '100', postalCode: 'B1641' },
  };
  expect(orderBody(request('ARS', { payer }), addresses, now)).toEqual({
    type: 'online',
    processing_mode: 'manual',
    capture_mode: 'automatic_async',
    external_reference: 'r-1',
    total_amount: '2649.00',
    expiration_time: 'PT30M',
    payer: {
      email: 'ana@example.com',
      first_name: 'Ana',
      last_name: 'Paz',
      identification: { type: 'DNI', number: '30111222' },
      phone: { number: '+541144445555' },
      address: { zip_code: 'B1641', street_name: 'Belgrano', street_number: '100' },
    },
    items: [
      {
        external_code: '1',
        title: 'Camisa',
        quantity: 2,
        unit_price: '1299.50',
        category_id: 'fashion',
        picture_url: 'https://shop.example/media/ab/640.jpeg',
      },
      { external_code: '2', title: 'Envío', quantity: 1, unit_price: '50.00', category_id: 'services' },
    ],
    config: {
      default_payment_due_date: 'P3D',
      online: {
        success_url: 'https://shop.example/user/orders/actual',
        pending_url: 'https://shop.example/user/orders/actual',
        failure_url: 'https://shop.example/user/orders/actual',
        auto_return: 'approved',
      },
    },
  });
});

test.each([
  ['MXN', '1299.50', '2649.00'],
  ['UYU', '1299.50', '2649.00'],
  ['CLP', '129950', '264900'],
  ['COP', '129950', '264900'],
])('PRICE-8 amounts in %s have the decimals of the currency', (currency, price, total) => {
  const body = orderBody(request(currency), addresses, now);
  expect([body.items[0]?.unit_price, body.total_amount]).toEqual([price, total]);
});

test('PRICE-8 an order says what is not offered, the most instalments, those that the owner pays, and a short name for statements', () => {
  const { config } = orderBody(
    request('ARS'),
    {
      ...addresses,
      excludedTypes: ['ticket'],
      mostInstalments: 6,
      freeInstalments: [3, 6, 12],
      statementDescriptor: 'TELAR BUENOS',
    },
    now,
  );
  expect(config).toMatchObject({
    statement_descriptor: 'TELAR BUEN',
    payment_method: {
      not_allowed_types: ['ticket'],
      max_installments: 6,
      // A plan that is not offered is not asked for.
      installments: { interest_free: { type: 'list', values: [3, 6] } },
    },
  });
});

test('PRICE-8 an order that may be paid for days says whole days, and a shop on a developer’s machine sends no addresses', () => {
  const long = request('ARS', { expiresAt: new Date('2026-12-04T11:00:00Z') });
  const local = { ...addresses, publicUrl: 'http://localhost:3000' };
  expect(orderBody(long, local, now)).toMatchObject({ expiration_time: 'P7D' });
  expect(orderBody(long, local, now).config).not.toHaveProperty('online');
});
