import { expect, test } from 'vitest';
import { warningsOf } from '#server/core/context/fit-for-mode.ts';
import { readSettings } from '#server/core/context/settings.ts';
import type { Variables } from '#server/core/context/read-variable.ts';
import { accessOf, environment } from './environment.ts';

const read = (env: Variables) => readSettings(env, [environment]);

test('PAY-5 the account is read from its variables, with several secrets of notices', () => {
  expect(accessOf(read({ MP_ACCESS_TOKEN: 'APP_USR-1', MP_WEBHOOK_SECRET: 'a, b' }))).toEqual({
    apiUrl: 'https://api.mercadopago.com',
    accessToken: 'APP_USR-1',
    webhookSecrets: ['a', 'b'],
  });
  expect(accessOf(read({ MP_API_URL: 'http://127.0.0.1:4010/' }))).toEqual({
    apiUrl: 'http://127.0.0.1:4010',
    accessToken: undefined,
    webhookSecrets: [],
  });
});

test('MEND-14 a live shop warns of a token for tests, and names its variable', () => {
  const live = { SHOP_MODE: 'live', TRUST_PROXY: '1', PUBLIC_URL: 'https://percha.example' };
  expect(warningsOf(read({ ...live, MP_ACCESS_TOKEN: 'TEST-1' }))).toEqual([
    'MP_ACCESS_TOKEN es de prueba: se aceptan tarjetas de prueba y no se cobra nada.',
  ]);
  expect(() => read({ ...live, MP_API_URL: 'http://pagos.example' })).toThrow(/MP_API_URL debe ser https/);
});
