import { expect, test } from 'vitest';
import { blockSummary } from './block-words.ts';

test('OWN-4 the list shows the words of a text, not its HTML', () => {
  const html = '<p>Envíos &amp; cambios</p><p>Desde&nbsp;hoy, <a href="/about">gratis</a></p>';
  const block = { id: 'b-1', kind: 'text', from: null, until: null, title: '', html } as const;
  expect(blockSummary(block, [])).toBe('Envíos & cambios Desde hoy, gratis');
});
