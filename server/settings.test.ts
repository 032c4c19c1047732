import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://percha.example',
  MP_ACCESS_TOKEN: 'APP_USR-1',
  MP_WEBHOOK_SECRET: 'a, b',
  SMTP_URL: 'smtps://ana:clave@correo.example:465',
};

test('without settings the shop is a demonstration on this machine', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'demo',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    apiBase: '/api',
    rateLimits: true,
    identity: undefined,
    mail: { smtpUrl: undefined, from: 'Percha <tienda@localhost>' },
  });
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' }).port).toBe(3000);
});

test('a live shop has a token, secrets, a mail server and an https address', () => {
  expect(readSettings(live)).toMatchObject({
    mode: 'live',
    provider: { accessToken: 'APP_USR-1', webhookSecrets: ['a', 'b'] },
    mail: { smtpUrl: live.SMTP_URL, from: 'Percha <tienda@percha.example>' },
  });
});

test.each([
  [{ PORT: '0' }, /^La variable PORT no es válida: se espera un puerto/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: 'tres' }, /PORT/],
  [{ PORT: '3000.5' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL no es válida: se espera postgres/],
  [{ DATABASE_REPLICA_URL: 'mysql://x' }, /DATABASE_REPLICA_URL no es válida: se espera postgres/],
  [{ DATABASE_REPLICA_URL: 'postgres://a/b' }, /Falta DATABASE_URL/],
  [{ PUBLIC_URL: 'percha.example' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL/],
  [{ API_BASE: 'api' }, /API_BASE/],
  [{ API_BASE: '/../x' }, /API_BASE/],
  [{ SHOP_MODE: 'production' }, /SHOP_MODE/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ RATE_LIMITS: 'no' }, /RATE_LIMITS/],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY/],
  [{ SMTP_URL: 'http://correo.example' }, /SMTP_URL/],
  [{ MAIL_FROM: 'tienda' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: x@y.example' }, /MAIL_FROM/],
  [{ OIDC_CLIENT_ID: 'x' }, /Falta OIDC_CLIENT_SECRET/],
  [{ OIDC_CLIENT_SECRET: 'x' }, /Falta OIDC_CLIENT_ID/],
  [{ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', OIDC_ISSUER: 'http://malo.example' }, /OIDC_ISSUER/],
  [{ ...live, MP_ACCESS_TOKEN: '' }, /Falta MP_ACCESS_TOKEN/],
  [{ ...live, MP_WEBHOOK_SECRET: ' , ' }, /Falta MP_WEBHOOK_SECRET/],
  [{ ...live, SMTP_URL: '' }, /Falta SMTP_URL/],
  [{ ...live, RATE_LIMITS: 'off' }, /RATE_LIMITS=off no se admite/],
  [{ ...live, PUBLIC_URL: 'http://percha.example' }, /PUBLIC_URL debe ser https/],
])('%o is refused in one line', (env, line) => {
  const read = () => readSettings(env);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/\n/);
});
