import { expect, test } from 'vitest';
import { warningsOf } from '#server/core/context/fit-for-mode.ts';
import type { Variables } from '#server/core/context/read-variable.ts';
import { readSettings } from '#server/core/context/settings.ts';
import { accessOf, environment, secretsIn } from './environment.ts';
import { refuseRealKey } from './refuse-real-key.service.ts';

const read = (env: Variables) => readSettings(env, [environment]);

test('PRICE-7 the account is read from its variables', () => {
  expect(accessOf(read({ STRIPE_SECRET_KEY: 'sk_test_1' }))).toEqual({
    apiUrl: 'https://api.stripe.com',
    secretKey: 'sk_test_1',
  });
  expect(accessOf(read({ STRIPE_API_URL: 'http://127.0.0.1:4011/' }))).toEqual({
    apiUrl: 'http://127.0.0.1:4011',
    secretKey: undefined,
  });
  expect(() => read({ STRIPE_SECRET_KEY: 'pk_live_1' })).toThrow(/STRIPE_SECRET_KEY/);
  expect(secretsIn(' whsec_1, whsec_2,')).toEqual(['whsec_1', 'whsec_2']);
});

test('PRICE-7 a live shop warns of a key for tests, and a demonstration starts with no other', async () => {
  const live = { SHOP_MODE: 'live', TRUST_PROXY: '1', PUBLIC_URL: 'https://percha.example' };
  expect(warningsOf(read({ ...live, STRIPE_SECRET_KEY: 'rk_test_1' }))).toEqual([
    'STRIPE_SECRET_KEY es de prueba: se aceptan tarjetas de prueba y no se cobra nada.',
  ]);
  expect(warningsOf(read({ ...live, STRIPE_SECRET_KEY: 'sk_live_1' }))).toEqual([]);
  expect(() => read({ ...live, STRIPE_API_URL: 'http://pagos.example' })).toThrow(/STRIPE_API_URL debe ser https/);
  await refuseRealKey(read({ STRIPE_SECRET_KEY: 'sk_test_1' }));
  await refuseRealKey(read({ ...live, STRIPE_SECRET_KEY: 'sk_live_1' }));
  await expect(refuseRealKey(read({ STRIPE_SECRET_KEY: 'sk_live_1' }))).rejects.toThrow(/cobra de verdad/);
});
