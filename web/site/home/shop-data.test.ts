import { afterEach, expect, test } from 'vitest';
import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { setPrefix } from '#web/core/links/language-prefix.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { shopData } from './shop-data.ts';

afterEach(() => {
  setPrefix('');
  setLanguageSource(() => firstLanguage);
});

const origin = 'https://tienda.example';
const siteOf = () => shopData(origin).find((one) => one['@type'] === 'WebSite');

test('OWN-2 the structured data of the shop says the language of its page, and where it is searched in it', () => {
  expect(siteOf()).toMatchObject({ url: `${origin}/`, inLanguage: 'es-AR' });
  setPrefix('/en');
  setLanguageSource(() => 'en');
  expect(siteOf()).toMatchObject({
    url: `${origin}/en`,
    inLanguage: 'en',
    potentialAction: { target: { urlTemplate: `${origin}/en/home?search={search_term_string}` } },
  });
});

test('GOOD-1 the return policy is said once, of the shop, with its own days and country', () => {
  const [store] = shopData(origin);
  expect(store).toMatchObject({
    '@type': 'OnlineStore',
    hasMerchantReturnPolicy: { applicableCountry: 'AR', merchantReturnDays: shop().returnDays },
  });
  expect(JSON.stringify(store)).not.toContain('null');
});

test('GOOD-1 deliveries are said once, of the shop, and not at all where there are none for the whole country', () => {
  const service = { '@type': 'ShippingService', name: 'Correo' };
  expect(shopData(origin, [service])[0]).toMatchObject({ hasShippingService: [service] });
  expect(shopData(origin)[0]).not.toHaveProperty('hasShippingService');
});
