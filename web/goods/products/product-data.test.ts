import { expect, test } from 'vitest';
import type { Product } from '#contract/goods/products.ts';
import { shirt, size } from '#test/example-shirt.ts';
import { productData } from './product-data.ts';
import { videoData } from './video-data.ts';

const rating = { average: null, total: 0, reviews: [] };
const dataOf = (changes: Partial<Product>) => productData('https://tienda.example', { ...shirt, ...changes }, rating);

test('GOOD-1 a product whose sizes have codes is a group for search engines, each size with its SKU, GTIN and offer', () => {
  const data = dataOf({ variants: [size('S', 3, { sku: 'L-S', barcode: '7790895000997' }), size('M', 0)] });
  expect(data).toMatchObject({ '@type': 'ProductGroup', productGroupID: '7', variesBy: ['https://schema.org/size'] });
  expect(data['hasVariant']).toMatchObject([
    {
      '@type': 'Product',
      name: 'Camisa Lino S',
      size: 'S',
      sku: 'L-S',
      gtin: '7790895000997',
      offers: { price: 18_990, priceCurrency: 'ARS', availability: 'https://schema.org/InStock' },
    },
    { size: 'M', offers: { availability: 'https://schema.org/OutOfStock' } },
  ]);
  expect(JSON.stringify(data['hasVariant'])).not.toContain('null');
});

test('GOOD-1 one without codes is a product with one offer, and unisex goods are said to be so', () => {
  expect(dataOf({})).toMatchObject({ '@type': 'Product', sku: '7', offers: { '@type': 'Offer', price: 18_990 } });
  expect(dataOf({})['audience']).toMatchObject({ suggestedGender: 'female' });
  expect(dataOf({ isUnisex: true })['audience']).toMatchObject({ suggestedGender: 'unisex' });
});

test('GOOD-10 what can be pre-ordered is available from its promised day on, each size by its own', () => {
  const ahead = { preorder: { left: 3, on: '2026-12-12' } };
  const promised = { availability: 'https://schema.org/PreOrder', availabilityStarts: '2026-12-12' };
  expect(dataOf({ variants: [size('S', 0, ahead), size('M', 0)] })['offers']).toMatchObject(promised);
  const inStock = dataOf({ variants: [size('S', 0, ahead), size('M', 2)] })['offers'];
  expect(inStock).toMatchObject({ availability: 'https://schema.org/InStock' });
  expect(inStock).not.toHaveProperty('availabilityStarts');
  const group = dataOf({ variants: [size('S', 0, { ...ahead, sku: 'L-S' }), size('M', 2)] });
  expect(group['hasVariant']).toMatchObject([
    { offers: promised },
    { offers: { availability: 'https://schema.org/InStock' } },
  ]);
});

test('GOOD-10 search engines are told of a video with its poster, the first picture unless there is another one', () => {
  const origin = 'https://tienda.example';
  const pictureOf = (name: string) => ({
    path: `/media/${name}`,
    width: 4,
    height: 5,
    placeholder: '',
    alt: '',
    widths: [320],
  });
  const video = {
    path: '/media/v.mp4',
    width: 720,
    height: 1280,
    milliseconds: 12_340,
    alt: '',
    poster: null,
    since: '2026-11-26T10:00:00.000-03:00',
  };
  const shown = { ...shirt, pictures: [pictureOf('a')], video };
  expect(videoData(origin, shown)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'Camisa Lino',
      description: 'Fresca',
      thumbnailUrl: `${origin}/media/a/320.jpeg`,
      contentUrl: `${origin}/media/v.mp4`,
      uploadDate: '2026-11-26T10:00:00.000-03:00',
      duration: 'PT12S',
      width: 720,
      height: 1280,
    },
  ]);
  const posed = { ...shown, video: { ...video, alt: 'De frente', poster: pictureOf('b') } };
  expect(videoData(origin, posed)).toMatchObject([{ name: 'De frente', thumbnailUrl: `${origin}/media/b/320.jpeg` }]);
  expect(videoData(origin, shirt)).toEqual([]);
});
