import { readPage } from '../fixtures/sent-page.ts';
import { buyAbroad, openAbroad, speakAsAtHome } from './abroad-story.ts';
import { chile } from './shops-abroad.ts';
import { expect, test } from './test.ts';

test.use({ liveOptions: { name: 'abroad', bare: true, site: 'MLC' } });

test.afterEach(speakAsAtHome);

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
