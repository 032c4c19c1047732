import { expect, test } from '../fixtures/test.ts';
import { readPage } from '../fixtures/sent-page.ts';

test('GOOD-2 without scripts, the swatches of cards are links that are named by their colour', async ({ request }) => {
  const { $ } = await readPage(request, '/home?gender=Women&page=2');
  const links = $('main [role=group][aria-label^="Colores de "]').first().find('a');
  const names = links.toArray().map((link) => $(link).attr('aria-label'));
  expect(new Set(names).size).toBe(3);
  const other = links.not('[aria-current]').first();
  const seen = await readPage(request, other.attr('href') ?? '');
  expect(seen.$('h1').text()).toContain(other.attr('aria-label')?.replace(/, agotado$/, ''));
});
