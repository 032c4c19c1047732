import { afterAll, beforeAll, expect, test } from 'vitest';
import { providerEnvironments } from '#server/sales/payments/adapters.service.ts';
import { readSettings } from '#server/core/context/settings.ts';
import { startStripe } from '../../sandbox/stripe/stripe-sandbox.ts';
import { accountFindings } from './account-findings.ts';

let provider: Awaited<ReturnType<typeof startStripe>>;

beforeAll(async () => {
  const secretKey = 'sk_test_doctor';
  provider = await startStripe({ port: 0, file: ':memory:', secretKey, country: 'ES', controlToken: 'control' });
});
afterAll(() => provider.close());

const findingsOf = (secretKey: string, apiUrl = provider.url) => {
  const env = { STRIPE_API_URL: apiUrl, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: 'whsec_doctor' };
  return accountFindings(readSettings(env, providerEnvironments));
};

test('PRICE-7 the doctor asks the provider whose account the key of the environment is, and says so if it is of no one', async () => {
  expect(await findingsOf('sk_test_doctor')).toEqual([
    { state: 'good', what: expect.stringMatching(/^Stripe responde por la cuenta .+, de prueba: no cobra nada\.$/) },
  ]);
  expect(await findingsOf('sk_test_other')).toEqual([
    { state: 'bad', what: expect.stringMatching(/^Stripe no acepta la credencial de STRIPE_SECRET_KEY: ./) },
  ]);
  expect(await findingsOf('sk_test_doctor', 'http://127.0.0.1:1')).toEqual([
    { state: 'bad', what: expect.stringMatching(/^No se pudo preguntar a Stripe por su cuenta: ./) },
  ]);
  expect(await accountFindings(readSettings({}, providerEnvironments))).toEqual([]);
});
