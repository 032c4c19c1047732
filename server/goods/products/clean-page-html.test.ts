import { expect, test } from 'vitest';
import { cleanBlockHtml, cleanPageHtml } from './clean-html.service.ts';

test('OWN-5 what the editor of pages writes is kept', () => {
  const html =
    '<h2>Envíos</h2><p>Llegan en <strong>3 días</strong> y <em>sin costo</em>.</p><hr /><ul><li><p>Uno</p></li></ul>' +
    '<table><tbody><tr><th colspan="1">Talle</th></tr><tr><td>M</td></tr></tbody></table>' +
    '<p><a href="/paginas/talles">Talles</a>, <a href="tel:+541145551234">teléfono</a></p>';
  expect(cleanPageHtml(html)).toBe(html);
});

test('OWN-5 a link to another site names no referrer, opens in a new window and gives no rank', () => {
  expect(cleanPageHtml('<a href="https://otra.example/x" target="_self">ver</a>')).toBe(
    '<a href="https://otra.example/x" rel="noopener noreferrer nofollow" target="_blank">ver</a>',
  );
});

test.each([
  ['<script>alert(1)</script>Hola', 'Hola'],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">Hola</p>', '<p>Hola</p>'],
  ['<img src=x onerror=alert(1)>Hola', 'Hola'],
  ['<iframe src="https://malo.example"></iframe>Hola', 'Hola'],
  ['<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>', '<a>x</a>'],
  ['<a href="javascript:alert(1)">Hola</a>', '<a>Hola</a>'],
  ['<a href=" JaVaScRiPt:alert(1)">Hola</a>', '<a>Hola</a>'],
  ['<a href="java\tscript:alert(1)">Hola</a>', '<a>Hola</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">Hola</a>', '<a>Hola</a>'],
  ['<a href="http://malo.example">Hola</a>', '<a>Hola</a>'],
  ['<a href="//malo.example">Hola</a>', '<a>Hola</a>'],
  ['<a href="/\\malo.example">Hola</a>', '<a>Hola</a>'],
  ['<a href="/\t/malo.example">Hola</a>', '<a>Hola</a>'],
  ['<a href="{{correo}}">Hola</a>', '<a>Hola</a>'],
  ['<object data="x"></object><embed src="x"><form action="/x"><input name="a"></form>', ''],
  ['<h1>Título</h1>', 'Título'],
  ['<base href="https://malo.example"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">', ''],
])('OWN-5 %s is cleaned', (hostile, clean) => {
  expect(cleanPageHtml(hostile)).toBe(clean);
});

test('OWN-4 a text of the home page leads to the shop in the same window, and has no tables', () => {
  const html = '<h3>Envíos</h3><p><a href="/paginas/envios">Ver</a>, <a href="tel:+541145551234">llamar</a></p>';
  expect(cleanBlockHtml(html)).toBe(html);
  expect(cleanBlockHtml('<table><tr><td>M</td></tr></table><a href="//malo.example">x</a>')).toBe('M<a>x</a>');
  expect(cleanBlockHtml('<a href="https://otra.example/x">x</a>')).toBe(
    '<a href="https://otra.example/x" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  );
});
