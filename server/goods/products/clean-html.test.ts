import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.service.ts';

test('DET-1 allowed elements of a description are kept', () => {
  const html = '<h3>Lino</h3><p>Fresca y <strong>liviana</strong>.<br />Ideal</p><ul><li>Uno</li><li>Dos</li></ul>';
  expect(cleanHtml(html)).toBe(html);
});

test('DET-1 links are https and open in a new window', () => {
  expect(cleanHtml('<a href="https://percha.example/x">ver</a>')).toBe(
    '<a href="https://percha.example/x" rel="noopener nofollow" target="_blank">ver</a>',
  );
});

test.each([
  ['<script>alert(1)</script>Hola', 'Hola'],
  ['<p onclick="alert(1)">Hola</p>', '<p>Hola</p>'],
  ['<img src=x onerror=alert(1)>Hola', 'Hola'],
  ['<svg><script>alert(1)</script></svg>Hola', 'Hola'],
  ['<style>*{display:none}</style>Hola', 'Hola'],
  ['<iframe src="https://malo.example"></iframe>Hola', 'Hola'],
  ['<a href="javascript:alert(1)">Hola</a>', '<a rel="noopener nofollow" target="_blank">Hola</a>'],
  ['<a href="java\tscript:alert(1)">Hola</a>', '<a rel="noopener nofollow" target="_blank">Hola</a>'],
  ['<a href="//malo.example">Hola</a>', '<a rel="noopener nofollow" target="_blank">Hola</a>'],
  ['<p style="position:fixed">Hola</p>', '<p>Hola</p>'],
  ['<math><mtext><table><mglyph><style><img src onerror=alert(1)>', ''],
  ['<p>Hola', '<p>Hola</p>'],
  ['&lt;script&gt;', '&lt;script&gt;'],
  ['<form action="https://malo.example"><input name="clave"></form>', ''],
])('DET-1 %s is cleaned', (hostile, clean) => {
  expect(cleanHtml(hostile)).toBe(clean);
});
