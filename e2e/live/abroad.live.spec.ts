import { firstLanguage } from '#messages/languages.ts';
import { setLanguageSource } from '#messages/present-language.ts';
import { readPage } from '../fixtures/sent-page.ts';
import { desktop } from '../fixtures/visit.ts';
import { buyAbroad, openAbroad } from './abroad-story.ts';
import { chile } from './shops-abroad.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'abroad', bare: true, site: 'MLC' }, viewport: desktop });

// What the test reads on the pages is in the Spanish of the country.
test.afterEach(() => setLanguageSource(() => firstLanguage));

test('OWN-2 a shop in Chile opens and sells by the rules of its country, without cents', async ({
  page,
  visit,
  live,
  request,
}) => {
  await openAbroad(page, live, chile);
  const customer = await visit({ width: 390 });
  await buyAbroad(customer.page, live, chile);
  const { $ } = await readPage(request, '/');
  expect($('footer').text()).toContain(chile.authority);
  expect($('footer').text()).not.toContain('Defensa del consumidor');
});
