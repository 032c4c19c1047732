import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

test('OWN-2 the end of public pages leads to where buyers complain', async ({ request }) => {
  for (const address of ['/', '/home?gender=Women', '/arrepentimiento']) {
    const { $ } = await readPage(request, address);
    const link = $('footer a').filter((_, one) => $(one).text() === 'Defensa del consumidor');
    const href = 'https://autogestion.produccion.gob.ar/consumidores';
    expect([address, link.length, link.attr('href')]).toEqual([address, 1, href]);
  }
});
