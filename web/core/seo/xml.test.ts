import { expect, test } from 'vitest';
import { urlSet } from './xml.ts';

test('a sitemap of one language has one entry for each page and names no languages', async () => {
  const xml = await urlSet([[{ language: 'es-AR', address: 'https://tienda.example/home?a=1&b=2' }]]).text();
  expect(xml).toContain('<url><loc>https://tienda.example/home?a=1&#38;b=2</loc></url></urlset>');
  expect(xml).not.toContain('xhtml');
});

test('OWN-2 in a sitemap of two languages each address names itself and the other one', async () => {
  const page = [
    { language: 'es-AR', address: 'https://tienda.example/' },
    { language: 'en', address: 'https://tienda.example/en' },
  ];
  const xml = await urlSet([page]).text();
  const links =
    '<xhtml:link rel="alternate" hreflang="es-AR" href="https://tienda.example/"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://tienda.example/en"/>';
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  for (const { address } of page) expect(xml).toContain(`<url><loc>${address}</loc>${links}</url>`);
});
