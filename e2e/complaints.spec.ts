import { expect, test } from 'vitest';
import { visit, widths } from './visit.ts';

const anyone = ['/', '/home?gender=Women', '/arrepentimiento'];

test.each(widths)('OWN-2 the end of public pages leads to where buyers complain, at %i px', async (width) => {
  const { page, close } = await visit({ width, javaScriptEnabled: false });
  for (const address of anyone) {
    await page.goto(address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Defensa del consumidor' });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe('https://autogestion.produccion.gob.ar/consumidores');
  }
  await close();
});
