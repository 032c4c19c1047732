import { expect, test } from 'vitest';
import { buyingRefusal } from './buying-refusal.ts';

const refusal = { detail: 'la del servidor', errors: [], conflict: null };

test('while the database is away buying says that it is not possible just now, and other rejections their own reason', () => {
  expect(buyingRefusal({ ...refusal, code: 'unavailable' }).detail).toBe(
    'En este momento no se puede comprar. Su carrito queda como está: vuelva a intentarlo en unos minutos.',
  );
  expect(buyingRefusal({ ...refusal, code: 'empty_bag' }).detail).toBe('la del servidor');
});
