import { expect, test } from 'vitest';
import { z } from 'zod';
import { fixedSettings } from '../owner-settings/fixed-settings.service.ts';
import { warningsOf } from './fit-for-mode.ts';
import type { ProviderEnvironment } from './provider-environment.ts';
import { SettingsError, variableList, type Variables } from './read-variable.ts';
import * as context from './settings.ts';

/** A payment provider that the shop has no adapter for: what is here is true of any. */
const bank: ProviderEnvironment = {
  provider: 'bank',
  account: { group: 'payment', credential: 'accessToken', secret: 'webhookSecret' },
  api: { variable: 'BANK_URL', start: 'https://bank.example' },
  given: {
    accessToken: { variable: 'BANK_KEY', schema: z.string().regex(/^\S+$/) },
    webhookSecret: { variable: 'BANK_SECRET', schema: variableList.transform((secrets) => secrets.join()) },
  },
  isTest: (key) => key.startsWith('try-'),
};

const readSettings = (env: Variables) => context.readSettings(env, [bank]);

const live = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://percha.example',
  BANK_KEY: 'key-1',
  BANK_SECRET: 'a, b',
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
    mail: { smtpUrl: undefined, from: undefined },
  });
  expect(readSettings({ PORT: ' ', DATABASE_URL: '' }).port).toBe(3000);
});

test('a live shop reads its token, secrets, mail server and https address', () => {
  expect(readSettings(live)).toMatchObject({
    mode: 'live',
    accounts: [{ apiUrl: 'https://bank.example', values: { accessToken: 'key-1', webhookSecret: 'a,b' } }],
    mail: { smtpUrl: live.SMTP_URL, from: undefined },
  });
});

test.each([
  [{ PORT: '0' }, /^La variable PORT no es válida: se espera un puerto/],
  [{ PORT: '70000' }, /PORT/],
  [{ PORT: 'tres' }, /PORT/],
  [{ BANK_KEY: 'two words' }, /^La variable BANK_KEY no es válida/],
  [{ BANK_URL: 'ftp://bank.example' }, /BANK_URL no es válida: se espera una dirección http/],
  [{ PORT: '3000.5' }, /PORT/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL no es válida: se espera postgres/],
  [{ DATABASE_URL: 'postgres://a:1,b:2/c' }, /DATABASE_URL no es válida: .*target_session_attrs=read-write/],
  [{ PUBLIC_URL: 'percha.example' }, /PUBLIC_URL/],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, /PUBLIC_URL/],
  [{ API_BASE: 'api' }, /API_BASE/],
  [{ API_BASE: '/../x' }, /API_BASE/],
  [{ SHOP_MODE: 'production' }, /SHOP_MODE/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  [{ RATE_LIMITS: 'no' }, /RATE_LIMITS/],
  [{ TRUST_PROXY: '-1' }, /TRUST_PROXY/],
  [{ SMTP_URL: 'http://correo.example' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtps://correo.example?sendmail=true&path=/bin/sh' }, /SMTP_URL no es válida/],
  [{ MAIL_FROM: 'tienda' }, /MAIL_FROM/],
  [{ MAIL_FROM: 'a@b.example\r\nBcc: x@y.example' }, /MAIL_FROM/],
  [{ OIDC_CLIENT_ID: 'x' }, /Falta OIDC_CLIENT_SECRET/],
  [{ OIDC_CLIENT_SECRET: 'x' }, /Falta OIDC_CLIENT_ID/],
  [{ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', OIDC_ISSUER: 'http://malo.example' }, /OIDC_ISSUER/],
  [{ SANDBOX_CONTROL_TOKEN: 'corta' }, /SANDBOX_CONTROL_TOKEN no es válida: se esperan 8/],
  [{ ...live, RATE_LIMITS: 'off' }, /RATE_LIMITS=off no se admite/],
  [{ ...live, PUBLIC_URL: 'http://percha.example' }, /PUBLIC_URL debe ser https/],
  [{ PUBLIC_URL: 'https://percha.example/tienda' }, /PUBLIC_URL no es válida: .*sin ruta/],
  [{ PUBLIC_URL: 'https://ana:clave@percha.example' }, /PUBLIC_URL/],
])('%o is refused in one line', (env, line) => {
  const read = () => readSettings(env);
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(line);
  expect(read).not.toThrow(/\n/);
});

test('the public address is written as browsers write an origin', () => {
  expect(readSettings({ PUBLIC_URL: 'http://LOCALHOST:80/' }).publicUrl).toBe('http://localhost');
  expect(readSettings({ ...live, PUBLIC_URL: 'https://Percha.example:443' }).publicUrl).toBe('https://percha.example');
});

test.each([
  [{ BANK_URL: 'http://pagos.example' }, /BANK_URL debe ser https/],
  [{ BANK_URL: 'http://127.0.0.1.pagos.example' }, /BANK_URL debe ser https/],
  [{ BANK_URL: 'http://10.0.0.5:4010' }, /BANK_URL debe ser https/],
  [{ SMTP_URL: 'smtp://ana:clave@correo.example:587' }, /SMTP_URL debe ser smtps/],
  [{ SMTP_URL: 'smtp://correo.example?requireTLS=false' }, /SMTP_URL debe ser smtps/],
  [{ SMTP_URL: 'smtp://correo.example?requireTLS=true&ignoreTLS=true' }, /SMTP_URL no es válida/],
  [{ SMTP_URL: 'smtps://correo.example?secure=false' }, /SMTP_URL no es válida/],
])('MEND-14 a live shop sends nothing that others could read: %o', (env, line) => {
  expect(() => readSettings({ ...live, ...env })).toThrow(line);
});

test.each([
  { BANK_URL: 'http://127.0.0.1:4010' },
  { BANK_URL: 'http://localhost:4010' },
  { SMTP_URL: 'smtp://127.0.0.1:2525' },
  { SMTP_URL: 'smtp://ana:clave@correo.example:587?requireTLS=true' },
])('MEND-14 what stays on the machine, or asks for TLS, is taken: %o', (env) => {
  expect(readSettings({ ...live, ...env }).mode).toBe('live');
});

test('MEND-14 a live shop that counts all visitors as one, or takes no real payments, warns', () => {
  expect(warningsOf(readSettings(live))).toEqual([expect.stringContaining('TRUST_PROXY=0')]);
  expect(warningsOf(readSettings({ ...live, TRUST_PROXY: '1' }))).toEqual([]);
  expect(warningsOf(readSettings({ ...live, TRUST_PROXY: '1', BANK_KEY: 'try-1' }))).toEqual([
    expect.stringContaining('BANK_KEY es de prueba'),
  ]);
  expect(warningsOf(readSettings({}))).toEqual([]);
});

test.each(['https://percha.com.ar', 'https://203.0.113.9', 'https://[2001:db8::1]', 'https://percha.com.ar:8443'])(
  'MEND-11 a demonstration, whose passwords everybody knows, is not put on %s',
  (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(/PUBLIC_URL es una dirección pública.*admin1234/);
  },
);

test.each([
  'https://localhost:8443',
  'https://127.0.0.1',
  'https://[::1]',
  'https://192.168.0.10',
  'https://[fd00::1]',
  'https://caja',
  'https://tienda.local',
  'https://percha.example',
  'http://localhost:3000',
])('MEND-11 on one’s own network a demonstration may be at %s', (PUBLIC_URL) => {
  expect(readSettings({ PUBLIC_URL }).mode).toBe('demo');
});

test('PAY-7 the days to pay and the means of payment that are left out are read, or refused by name', () => {
  expect(readSettings({})).toMatchObject({ paymentDays: undefined, excludedPaymentTypes: undefined });
  const set = readSettings({ PAYMENT_DAYS: '5', EXCLUDED_PAYMENT_TYPES: 'ticket, bank_transfer' });
  expect(set).toMatchObject({ paymentDays: 5, excludedPaymentTypes: ['ticket', 'bank_transfer'] });
  expect(() => readSettings({ PAYMENT_DAYS: '0' })).toThrow('PAYMENT_DAYS');
  expect(() => readSettings({ EXCLUDED_PAYMENT_TYPES: 'efectivo' })).toThrow('EXCLUDED_PAYMENT_TYPES');
});

test('PAY-5 what the environment says of an account is fixed for the owner, in the group of that provider’s settings', () => {
  const shop = {
    ...bank,
    provider: 'shop',
    account: { group: 'contact' as const, credential: 'email', secret: 'phone' },
    given: {},
  };
  const set = context.readSettings({ BANK_KEY: 'try-1' }, [bank, shop]);
  expect(context.isSimulated(set)).toBe(false);
  expect(context.isSimulated(context.readSettings({}, [bank, shop]))).toBe(true);
  expect(fixedSettings(set)).toMatchObject({ payment: { accessToken: 'try-1', webhookSecret: '' }, contact: {} });
  expect(fixedSettings(readSettings(live)).payment).toEqual({ accessToken: 'key-1', webhookSecret: 'a,b' });
  expect(fixedSettings(readSettings({ ...live, BANK_KEY: '', BANK_SECRET: ' , ' })).payment).toEqual({});
  expect(context.settingNames([bank])).toEqual(expect.arrayContaining(['PORT', 'BANK_URL', 'BANK_KEY', 'BANK_SECRET']));
});
