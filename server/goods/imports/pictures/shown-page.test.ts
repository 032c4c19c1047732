import { expect, test } from 'vitest';
import { picturesOfColour } from './shown-page.ts';
import { shownPictures } from './shown-pictures.ts';

const base = 'https://mitienda.example/';

/** The pictures of a colour as a page of the old shop shows them, without what all addresses begin with. */
const ofColour = (body: string, color: string, skus: readonly string[] = [], type = 'text/html') =>
  picturesOfColour(
    shownPictures({ bytes: new TextEncoder().encode(body), type, url: `${base}productos/remera/` }, 'remera'),
    { color, skus },
  ).map((address) => address.replace(base, ''));

const attribute = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const structured = (...image: readonly string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', image })}</script>`;

test('GOOD-3 what Shopify answers says which picture is of which colour, in both of its forms', () => {
  const variants = [
    { id: 1, option1: 'S', option2: 'Rojo', sku: 'r-s' },
    { id: 2, option1: 'M', option2: 'Rojo', sku: 'r-m', image_id: 12 },
    { id: 3, option1: 'S', option2: 'Azul marino', sku: 'a-s' },
  ];
  const images = [
    { id: 11, src: `${base}todos.jpg`, variant_ids: [] },
    { id: 12, src: `${base}rojo.jpg`, variant_ids: [1] },
    { id: 13, src: `${base}azul.jpg`, variant_ids: [3] },
  ];
  const json = JSON.stringify({ product: { variants, images } });
  const plain = JSON.stringify({
    variants: variants.map((one) => ({
      ...one,
      image_id: undefined,
      featured_image: { src: `${base}${one.option2 === 'Rojo' ? 'rojo' : 'azul'}.jpg` },
    })),
    images: ['//mitienda.example/todos.jpg', '//mitienda.example/rojo.jpg', '//mitienda.example/azul.jpg'],
  });
  for (const body of [json, plain]) {
    const of = (color: string, skus?: readonly string[]) => ofColour(body, color, skus, 'application/json');
    expect(of('ROJO')).toEqual(['rojo.jpg', 'todos.jpg']);
    expect(of('Azul Marino')).toEqual(['azul.jpg', 'todos.jpg']);
    expect(of('Otro', ['A-S'])).toEqual(['azul.jpg', 'todos.jpg']);
    expect(of('Verde', ['v-s'])).toEqual(['todos.jpg', 'rojo.jpg', 'azul.jpg']);
  }
});

test('GOOD-3 the variations of WooCommerce have a picture of their own, those of the page are of all', () => {
  const variations = [
    {
      attributes: { attribute_pa_color: 'azul-marino', attribute_pa_talle: 'm' },
      sku: 'a-m',
      image: { full_src: `${base}azul.jpg`, src: `${base}azul-600x600.jpg` },
    },
    { attributes: { attribute_pa_color: 'rojo', attribute_pa_talle: '' }, sku: '', image: { url: `${base}rojo.jpg` } },
  ];
  const page = `${structured('/todos.jpg')}<form class="variations_form" data-product_variations="${attribute(variations)}"></form>`;
  expect(ofColour(page, 'Azul marino')).toEqual(['azul.jpg', 'todos.jpg']);
  expect(ofColour(page, 'Rojo')).toEqual(['rojo.jpg', 'todos.jpg']);
  expect(ofColour(page.replace(/data-product_variations="[^"]*"/, 'data-product_variations="false"'), 'Rojo')).toEqual([
    'todos.jpg',
  ]);
});

test('GOOD-3 the variants of Tiendanube name their picture by its number or its address; those of products beside it do not count', () => {
  const variants = [
    { id: 1, option0: 'S', option1: 'Rojo', option2: null, sku: null, image: 71, image_url: null },
    {
      id: 2,
      option0: 'S',
      option1: 'Azul',
      option2: null,
      sku: null,
      image: null,
      image_url: '//acdn.mitiendanube.com/1/azul-480-0.jpg',
    },
    { id: 3, option0: 'S', option1: 'Gris', option2: null, sku: null, image: null, image_url: null },
  ];
  const other = [{ option0: 'Rojo', image: null, image_url: `${base}otra.jpg` }];
  const page = `${structured('/todos.jpg', 'https://acdn.mitiendanube.com/1/azul-1024-1024.jpg')}
    <div data-variants="${attribute(variants)}">
      <div data-image="70"><a href="/todos.jpg"><img src="/todos-50-0.jpg"></a></div>
      <div data-image="71"><a href="/rojo.jpg"><img src="/rojo-50-0.jpg"></a></div></div>
    <div data-variants="${attribute(other)}"></div>`;
  expect(ofColour(page, 'Rojo')).toEqual(['rojo.jpg', 'todos.jpg']);
  expect(ofColour(page, 'Azul')).toEqual(['https://acdn.mitiendanube.com/1/azul-1024-1024.jpg', 'todos.jpg']);
  expect(ofColour(page, 'Gris')).toEqual(['todos.jpg']);
});

test('GOOD-3 variants that are damaged or of another form are none', () => {
  for (const variants of ['{', '7', 'null', '[null, 7, {"image": {"src": 7}, "option1": {"a": 1}}]']) {
    expect(ofColour(`${structured('/a.jpg')}<i data-variants='${variants}'></i>`, 'Rojo')).toEqual(['a.jpg']);
  }
});
