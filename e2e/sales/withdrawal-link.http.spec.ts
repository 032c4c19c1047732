import { expect, test } from '../fixtures/test.ts';
import { pageAddresses } from '../fixtures/page-addresses.ts';
import { readPage } from '../fixtures/sent-page.ts';

/** Pages of the shop's people, which the law is not about. */
const isBackOffice = (path: string) => /^\/(?:admin|abrir|creation)(?:\/|$)/.test(path);

const addresses = [
  ...Object.entries(pageAddresses).flatMap(([path, address]) => (isBackOffice(path) ? [] : [address])),
  // A product that does not exist.
  '/detail/99999999',
];

/** What shows its content only to those who open it, or never. */
const closedParts = '[hidden], [popover], dialog, details, template, noscript';

test('BACK-4 every page of the shop has the link "Botón de arrepentimiento" without login and scripts', async ({
  request,
}) => {
  for (const address of addresses) {
    const { headers, $ } = await readPage(request, address);
    // Who did not log in is sent to a page that is looked at too.
    const [sentTo] = headers['location']?.split('?') ?? [];
    if (sentTo !== undefined) {
      expect(addresses).toContain(sentTo);
      continue;
    }
    const links = $('a').filter((_, link) => $(link).text().trim() === 'Botón de arrepentimiento');
    const open = links.filter((_, link) => $(link).closest(closedParts).length === 0);
    expect([address, open.length, open.attr('href')]).toEqual([address, 1, '/arrepentimiento']);
  }
});

test('BACK-4 the link leads to the form without login', async ({ request }) => {
  const { status, $ } = await readPage(request, '/arrepentimiento');
  expect(status).toBe(200);
  const label = $('main form label').filter((_, one) => $(one).text().startsWith('Número de orden'));
  const field = label.find('input').add($(`[id="${label.attr('for')}"]`));
  expect([field.length, field.closest('form').attr('method')]).toEqual([1, 'post']);
});
