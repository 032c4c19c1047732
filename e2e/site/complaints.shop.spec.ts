import { expect, test } from '../fixtures/test.ts';

const anyone = ['/', '/home?gender=Women', '/arrepentimiento'];

test('OWN-2 the end of public pages leads to where buyers complain', async ({ visit }) => {
  const { page, close } = await visit({ width, javaScriptEnabled: false });
  for (const address of anyone) {
    await page.goto(address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Defensa del consumidor' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe('https://autogestion.produccion.gob.ar/consumidores');
  }
});
