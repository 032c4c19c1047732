import { afterEach, expect, test } from 'vitest';
import { whatsAppLink } from './contact-way.ts';
import { ShopError } from '../protocol/errors.ts';
import { setShop, shop } from '../shop/shop.ts';

const before = shop();

afterEach(() => setShop(before));

const begins = 'La tienda ya está preparando la orden: no puede cancelarla desde aquí.';

test.each([
  [{ whatsApp: '+56 9 6123 4567', email: 'hola@hilo.example' }, `${begins} Escríbanos por WhatsApp.`],
  [{ whatsApp: null, email: 'hola@hilo.example' }, `${begins} Escríbanos a hola@hilo.example.`],
  [{ whatsApp: null, email: null }, `${begins} Al pie de página dice cómo escribirnos.`],
])('BACK-1 OWN-1 with the contact %j a refusal names no other way to write', (contact, said) => {
  setShop({ ...before, contact: { phone: null, networks: [], ...contact } });
  expect(new ShopError('order_in_preparation').detail).toBe(said);
});

test('ORD-3 a message about an order begins with its number', () => {
  setShop({ ...before, contact: { ...before.contact, whatsApp: '+54 9 11 2345-6789' } });
  expect(new URL(whatsAppLink({ number: 1042 }) ?? '').searchParams.get('text')).toContain('1042');
  expect(new URL(whatsAppLink() ?? '').searchParams.get('text')).not.toContain('1042');
});
