import { expect, test } from 'vitest';
import { htmlLine } from './html-text.ts';

test.each([
  ['<p>Camisa de <strong>lino</strong></p>', 'Camisa de lino'],
  ['<p>&lt;b&gt; &amp; &quot;c&quot;</p>', '<b> & "c"'],
  ['3 < 4 <b>camisas</b>', '3 < 4 camisas'],
  ['<<b>camisa</b>', '<camisa'],
  ['<'.repeat(20_000), '<'.repeat(20_000)],
])('APROD-1 the text of the description %.40s is checked without its tags', (html, text) => {
  expect(htmlLine(html)).toBe(text);
});
