import { expect, test } from 'vitest';
import { countryCodes } from '#contract/core/countries/country.ts';
import { groupNames, settingGroups } from '#contract/core/settings/owner-settings.ts';
import type { Setting } from '#contract/core/settings/setting.ts';
import { notices } from '#contract/sales/payments/notices.ts';
import { memoryProvider } from '#test/memory-provider.ts';
import { initialSettings } from '#test/owner-settings.ts';
import { credentialIn } from '#server/core/context/provider-account.ts';
import { readSettings } from '#server/core/context/settings.ts';
import type { Adapter } from './adapter.ts';
import { adapters, openAdapters, payHostsOf, providerEnvironments, refuseProviders } from './adapters.service.ts';

const settings = readSettings({ MP_ACCESS_TOKEN: 'TEST-own', MP_WEBHOOK_SECRET: 's' }, providerEnvironments);
const owner = initialSettings(settings);
const needs = { settings, secrets: { accessToken: '', webhookSecret: '' }, owner };

test('PAY-5 each adapter opens the provider of its row, whose notices come to the address of that row', () => {
  expect(Object.keys(adapters)).toEqual(Object.keys(notices));
  for (const [name, adapter] of Object.entries<Adapter>(adapters)) {
    const provider = adapter.open(needs);
    expect(provider).toMatchObject({ name, account: adapter.environment.account });
    const paths = countryCodes.flatMap((code) => provider.connectionIn(code)?.noticePath ?? []);
    expect(new Set(paths)).toEqual(new Set([notices[provider.name].path]));
  }
});

test('OWN-3 each adapter describes its own settings: a group with a form, and the secret in it by which an account is tried', () => {
  const accounts = providerEnvironments.map(({ account }) => account);
  expect(new Set(accounts.map(({ group }) => group)).size).toBe(accounts.length);
  for (const { group, credential } of accounts) {
    expect(groupNames).toContain(group);
    const fields: Readonly<Record<string, Setting>> = settingGroups[group].fields;
    expect(fields[credential]).toMatchObject({ control: 'secret', isNeeded: true });
  }
  expect(openAdapters(needs).map((provider) => credentialIn(owner, provider))).toEqual(['TEST-own', '']);
  expect(credentialIn(owner, memoryProvider().provider)).toBe('');
});

/** An adapter of another provider, in the place of one of the table. */
function adapterOf(isConnected: boolean, host: string, refusals: string[], isPreferred = false): Adapter {
  return {
    environment: {
      provider: host,
      account: { group: 'contact', credential: 'email', secret: 'email' },
      api: { variable: 'BANK_URL', start: host },
      given: {},
      isTest: () => false,
    },
    open: () => ({ ...memoryProvider({ isConnected }).provider, name: 'mercado-pago' }),
    isPreferred: () => isPreferred,
    payHosts: () => [host, 'https://shared.example'],
    refuseStart: async () => void refusals.push(host),
  };
}

test('PAY-4 of several providers the first with an account is offered, and buyers may be sent to the pages of all', async () => {
  const refusals: string[] = [];
  const without = adapterOf(false, 'https://a.example', refusals);
  const withAccount = adapterOf(true, 'https://b.example', refusals);
  const connected = (...all: readonly Adapter[]) => openAdapters(needs, all).map(({ isConnected }) => isConnected);
  expect(connected(without, withAccount)).toEqual([true, false]);
  expect(connected(without)).toEqual([false]);
  expect(payHostsOf(settings, [without, withAccount])).toEqual([
    'https://a.example',
    'https://shared.example',
    'https://b.example',
  ]);
  await refuseProviders(settings, [without, withAccount]);
  expect(refusals).toEqual(['https://a.example', 'https://b.example']);
});

test('PRICE-7 of two accounts the one that the owner prefers is offered, and without any the provider of the country', () => {
  const first = { ...adapterOf(true, 'https://a.example', []), open: () => ofHost('a') };
  const preferred = { ...adapterOf(true, 'https://b.example', [], true), open: () => ofHost('b') };
  expect(openAdapters(needs, [first, preferred]).map(({ title }) => title)).toEqual(['b', 'a']);
  const titles = (of: typeof owner) =>
    openAdapters({ ...needs, settings: readSettings({}, providerEnvironments), owner: of }).map(({ title }) => title);
  const unconnected = initialSettings(readSettings({}, providerEnvironments));
  expect(titles(unconnected)).toEqual(['Mercado Pago', 'Stripe']);
  expect(titles({ ...unconnected, country: { ...unconnected.country, country: 'ES' } })).toEqual([
    'Stripe',
    'Mercado Pago',
  ]);
});

const ofHost = (title: string) => ({ ...memoryProvider({}).provider, title, name: 'mercado-pago' as const });
