import { expect, test } from 'vitest';
import { htmlLine, htmlLines } from './html-text.ts';

test.each([
  ['<p>Lino &amp; algodón</p><ul><li>Fresca</li><li>Liviana</li></ul>', ['Lino & algodón', 'Fresca', 'Liviana']],
  [
    '<h2>Cambios</h2>\n<p>Hasta <strong>30</strong>&nbsp;días, <a href="/x">gra</a>tis.</p>',
    ['Cambios', 'Hasta 30 días, gratis.'],
  ],
  ['<table><tr><th>Talle</th><td>S</td></tr><tr><th>Pecho</th><td>96</td></tr></table>', ['Talle S', 'Pecho 96']],
  ['una<br>dos<hr>tres', ['una', 'dos', 'tres']],
  ['&lt;p&gt; y &amp;lt; &quot;&#39; &otra;', ['<p> y &lt; "\' &otra;']],
  ['<p>&toString; y &valueOf;</p>', ['&toString; y &valueOf;']],
  ['3 < 4 <b>camisas</b>, <<b>x</b>', ['3 < 4 camisas, <x']],
  ['texto sin marcas', ['texto sin marcas']],
  ['<p> </p><p></p>', []],
  ['', []],
])('OWN-5 the text of %s has the lines %j', (html, lines) => {
  expect(htmlLines(html)).toEqual(lines);
  expect(htmlLine(html)).toBe(lines.join(' '));
});

test('OWN-5 a text that never ends a tag takes no time by the square of its length', { timeout: 10_000 }, () => {
  for (const text of ['<'.repeat(300_000), `<${'a'.repeat(300_000)}`, `</a ${'a '.repeat(150_000)}`]) {
    expect(htmlLine(text)).toHaveLength(text.trim().length);
  }
});
