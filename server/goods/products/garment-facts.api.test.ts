import { beforeAll, expect, test } from 'vitest';
import { countryCodes } from '#contract/core/countries/country.ts';
import { countryOf } from '#contract/core/countries/countries.ts';
import { catalogue } from '#contract/goods/products.ts';
import type { ProductGiven } from '#contract/goods/product-rules.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(purchaseScene);

beforeAll(async () => {
  await here.scene.product();
});

const given = (changes: Partial<ProductGiven>) => ({ ...shirt, currentPrice: '18990', ...changes });
const maker = { name: 'Hilos del Sur SA', address: 'Av. Rivadavia 100, Buenos Aires', contact: 'hola@hilos.example' };
const responsible = { name: 'Moda EU SL', address: 'Calle Mayor 1, Madrid', contact: 'https://moda.example' };

test('GOOD-12 composition, age, origin, maker and responsible person are kept, and said on the product’s page', async () => {
  const facts = {
    composition: '5% elastano, 95% algodón',
    ageGroup: 'kids',
    origin: 'pt',
    maker,
    responsible,
  } as const;
  const { id } = await here.admin.call(productDesk.create, given(facts));
  const shown = await here.shop.guest().call(catalogue.detail, { id });
  expect(shown).toMatchObject({
    composition: [
      { fibre: 'cotton', percent: 95 },
      { fibre: 'elastane', percent: 5 },
    ],
    ageGroup: 'kids',
    origin: 'PT',
    maker,
    responsible,
  });
  expect(shown.facts).toEqual([
    { name: 'Composición', text: '95 % Algodón, 5 % Elastano' },
    { name: 'Edad', text: 'Niños' },
    { name: 'País de origen', text: 'Portugal' },
    { name: 'Fabricante', text: 'Hilos del Sur SA, Av. Rivadavia 100, Buenos Aires, hola@hilos.example' },
    { name: 'Responsable en la Unión Europea', text: 'Moda EU SL, Calle Mayor 1, Madrid, https://moda.example' },
  ]);
  // A program that does not know of them leaves them.
  await here.admin.call(productDesk.update, { ...given({}), productId: id });
  expect((await here.shop.guest().call(catalogue.detail, { id })).facts).toEqual(shown.facts);
  const none = { composition: '', origin: '', maker: null, responsible: { name: '', address: '', contact: '' } };
  await here.admin.call(productDesk.update, { ...given({ ...none, ageGroup: 'adult' }), productId: id });
  const after = await here.shop.guest().call(catalogue.detail, { id });
  expect([after.facts, after.maker, after.responsible, after.composition]).toEqual([[], null, null, []]);
});

test.each([
  [{ composition: '60% algodón, 30% lino' }, 'composition'],
  [{ composition: [{ fibre: 'plastic', percent: 100 }] }, 'composition'],
  [{ origin: 'XX' }, 'origin'],
  [{ maker: { address: 'Sin nombre 1' } }, 'maker.name'],
  [{ responsible: { contact: 'x@y.example' } }, 'responsible.name'],
] satisfies readonly (readonly [Partial<ProductGiven>, string])[])(
  'GOOD-12 %j is refused at its place',
  async (changes, path) => {
    const refused = await here.admin.refusal(
      productDesk.create,
      given(structuredClone<Partial<ProductGiven>>(changes)),
    );
    expect([refused.code, refused.errors.map((error) => error.path)]).toEqual(['invalid', [path]]);
  },
);

test('GOOD-12 the country of the shop says what is asked for, each with its law', async () => {
  const { origins, vat, ...laws } = await here.admin.call(productDesk.duties, {});
  expect(laws).toEqual({ composition: null, origin: null, maker: null, responsible: null });
  expect(vat).toMatchObject({ name: 'IVA', usual: 21 });
  expect(origins).toContainEqual({ code: 'PT', name: 'Portugal' });
  expect(origins.map(({ name }) => name).slice(0, 2)).toEqual(['Afganistán', 'Albania']);
  const asking = countryCodes.filter((code) =>
    Object.values(countryOf(code).duties.garment).some((duty) => duty !== null),
  );
  expect(asking).toEqual(['CL', 'CO', 'ES']);
  const { composition, maker: ofMaker, responsible: ofResponsible } = countryOf('ES').duties.garment;
  expect([composition?.law, ofMaker?.law, ofResponsible?.law]).toEqual([
    expect.stringContaining('1007/2011'),
    expect.stringContaining('2023/988'),
    expect.stringContaining('2023/988'),
  ]);
});
