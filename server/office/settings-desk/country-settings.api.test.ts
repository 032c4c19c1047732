import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { countryCodes } from '#contract/core/countries/country.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { shopDay, shopMoment, shopTime } from '#contract/core/time/shop-time.ts';
import { shopFactsOf } from '#server/core/owner-settings/shop-facts.service.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, { settings: 'none', anew: true });

const shopZone = () => shopFacts().country.timeZone;

test('OWN-2 the owner chooses among the time zones of the country, and everything that says the time follows', async () => {
  const spain = await owner.call(settingsDesk.country, { country: 'ES' });
  expect(spain).toMatchObject({
    values: { country: 'ES', timeZone: '' },
    options: { timeZone: { '': 'Península, Baleares, Ceuta y Melilla', 'Atlantic/Canary': 'Canarias' } },
  });
  const at = new Date('2026-07-01T22:30:00Z');
  expect([shopMoment(at), shopDay(at)]).toEqual(['2026-07-02T00:30:00.000+02:00', '2026-07-02']);
  const canary = await owner.call(settingsDesk.country, { timeZone: 'Atlantic/Canary' });
  expect(canary.values).toEqual({ country: 'ES', timeZone: 'Atlantic/Canary' });
  expect([shopMoment(at), shopDay(at)]).toEqual(['2026-07-01T23:30:00.000+01:00', '2026-07-01']);
  expect(shopTime('2026-07-01T23:30')).toEqual(at);
  const foreign = await owner.refusal(settingsDesk.country, { timeZone: 'America/Cancun' });
  expect(foreign.errors).toEqual([
    { path: 'timeZone', message: 'Esa zona horaria no es de España: elija una de las que se ofrecen' },
  ]);
  expect(shopZone()).toBe('Atlantic/Canary');
  // Another country has its own main zone, unless one of its own is chosen with it.
  expect((await owner.call(settingsDesk.country, { country: 'CL' })).values).toEqual({ country: 'CL', timeZone: '' });
  expect(shopZone()).toBe('America/Santiago');
  const both = { country: 'MX', timeZone: 'America/Santiago' } as const;
  expect((await owner.refusal(settingsDesk.country, both)).errors[0]?.message).toContain('no es de México');
  await owner.call(settingsDesk.country, { ...both, timeZone: 'America/Tijuana' });
  expect(shopZone()).toBe('America/Tijuana');
  expect((await owner.call(settingsDesk.country, { timeZone: 'America/Mexico_City' })).values['timeZone']).toBe('');
  const back = { group: 'country', restored: canary.version } as const;
  await owner.call(settingsDesk.restore, back);
  expect(shopZone()).toBe('Atlantic/Canary');
  const argentina = await owner.call(settingsDesk.country, { country: 'AR' });
  expect(argentina.options).toEqual({ timeZone: { '': 'Toda la Argentina' } });
});

test('OWN-1 OWN-2 the rules for products are the wide ones in every country until the owner chooses', async () => {
  for (const country of countryCodes) {
    await owner.call(settingsDesk.country, { country });
    expect([country, shopFacts().productRules]).toEqual([country, 'wide']);
  }
  await owner.call(settingsDesk.selling, { productRules: 'specified' });
  await owner.call(settingsDesk.country, { country: 'MX' });
  expect(shopFacts().productRules).toBe('specified');
});

test('OWN-2 the manifest and the original letters are in the language of the country at once', async () => {
  const manifestLanguage = async () => {
    const file = await shop.look.find('/site.webmanifest');
    return z.object({ lang: z.string() }).parse(JSON.parse(String(file?.body))).lang;
  };
  for (const [country, language, subject] of [
    ['CO', 'es-CO', /retracto/],
    ['UY', 'es-UY', /rescisión/],
    ['ES', 'es-ES', /desistimiento/],
  ] as const) {
    await owner.call(settingsDesk.country, { country });
    expect(await manifestLanguage()).toBe(language);
    expect(shop.services.letters.current('withdrawal-received').subject).toMatch(subject);
  }
});

test('OWN-2 a time zone that this process does not know is neither offered nor saved, and one that it no longer knows is not used', async () => {
  await owner.call(settingsDesk.country, { country: 'CL', timeZone: 'America/Coyhaique' });
  expect(shopZone()).toBe('America/Coyhaique');
  const inUse = shop.services.ownerSettings.current();
  const { DateTimeFormat } = Intl;
  const older = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function make(locale, options) {
    if (options?.timeZone === 'America/Coyhaique') throw new RangeError('Invalid time zone specified');
    return new DateTimeFormat(locale, options);
  });
  try {
    expect(shopFactsOf(inUse).country.timeZone).toBe('America/Santiago');
    const { options } = await owner.call(settingsDesk.country, { timeZone: 'America/Punta_Arenas' });
    expect(Object.keys(options['timeZone'] ?? {})).toEqual(['', 'America/Punta_Arenas', 'Pacific/Easter']);
    const refused = await owner.refusal(settingsDesk.country, { timeZone: 'America/Coyhaique' });
    expect(refused.errors).toEqual([
      {
        path: 'timeZone',
        message: 'Este servidor todavía no conoce esa zona horaria: elija otra, o actualice Node.js',
      },
    ]);
    expect(shopZone()).toBe('America/Punta_Arenas');
  } finally {
    older.mockRestore();
  }
});
