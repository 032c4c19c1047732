import { afterEach, expect, test } from 'vitest';
import { setPrefix } from './language-prefix.ts';
import { linksInLanguage } from './owner-links.ts';

afterEach(() => setPrefix(''));

test.each([
  ['a page', '<a href="/paginas/envios">Envíos</a>', '<a href="/en/paginas/envios">Envíos</a>'],
  ['the first page', '<p><a href="/">Inicio</a></p>', '<p><a href="/en">Inicio</a></p>'],
  ['two filters', '<a href="/home?a=1&amp;b=2">x</a>', '<a href="/en/home?a=1&amp;b=2">x</a>'],
  ['a page in that language', '<a href="/en/home">x</a>', '<a href="/en/home">x</a>'],
  ['a page, with other attributes', '<a rel="nofollow" href="/bag">x</a>', '<a rel="nofollow" href="/en/bag">x</a>'],
])('OWN-2 a link of the owner to %s keeps the language', (_, html, shown) => {
  expect(linksInLanguage(html)).toBe(html);
  setPrefix('/en');
  expect(linksInLanguage(html)).toBe(shown);
});

test.each([
  '<a href="https://tienda.example/home">x</a>',
  '<a href="//tienda.example/home">x</a>',
  '<a href="mailto:hola@tienda.example">x</a>',
  '<a href="#arriba">x</a>',
  '<a href="/media/abc.pdf">x</a>',
  'href="/home"',
])('OWN-2 %s stays as it is', (html) => {
  setPrefix('/en');
  expect(linksInLanguage(html)).toBe(html);
});
