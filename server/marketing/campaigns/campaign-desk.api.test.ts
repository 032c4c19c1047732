import { beforeAll, beforeEach, expect, test } from 'vitest';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import { hourMs } from '#contract/core/time/units.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import { campaigns } from '#contract/marketing/campaigns/campaigns.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { campaignScene, twentyOff } from '#test/campaigns.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { shirt } from '#test/shirt.ts';

const here = openedDesk(campaignScene);

beforeAll(() => here.admin.call(categories.create, { id: 900, title: 'Camisas de prueba', genre: 'women' }));
beforeEach(() => here.shop.pool.query('delete from products; delete from price_campaigns'));

const inHours = (hours: number) => localShopTime(new Date(here.shop.clock.now().getTime() + hours * hourMs));

test('PRICE-2 what administrators do with campaigns is in the log, in words', async () => {
  const { id } = await here.scene.run({ goods: { by: 'category', id: 900 } });
  await here.scene.change(id, { discount: { by: 'price', price: 90 } });
  await here.scene.end(id);
  await here.admin.call(campaigns.remove, { id });
  const { entries } = await here.admin.call(audit.list, { subject: String(id), kind: 'campaign' });
  expect(entries.map(({ action }) => action)).toEqual([
    'campaign.delete',
    'campaign.end',
    'campaign.update',
    'campaign.create',
  ]);
  expect(entries.at(-1)).toMatchObject({
    actor: here.admin.username,
    after: { name: 'Veinte menos', goods: 'Camisas de prueba', sparesLosses: true, endsAt: null },
  });
  expect(entries[2]).toMatchObject({ before: { discount: '20 %' }, after: { goods: 'Toda la tienda' } });
});

test('PRICE-2 a campaign that is wrong is refused in Spanish, field by field', async () => {
  const refused = async (given: object) => {
    const { status, errors } = await here.admin.refusal(campaigns.create, { ...twentyOff, ...given });
    return [status, errors?.[0]?.path, errors?.[0]?.message];
  };
  const percent = 'Escriba un porcentaje mayor que 0 y hasta 99, con dos decimales como mucho';
  for (const off of ['0', '100', '99,5', '-5', '12,345', 'mucho', '']) {
    expect(await refused({ discount: { by: 'percent', percent: off } })).toEqual([422, 'discount.percent', percent]);
  }
  expect(await refused({ name: ' ' })).toEqual([422, 'name', 'Escriba un nombre']);
  expect(await refused({ goods: { by: 'category', id: 0 } })).toEqual([422, 'goods.id', 'Elija los productos']);
  expect(await refused({ goods: { by: 'brand', name: '' } })).toEqual([422, 'goods.name', 'Elija los productos']);
  expect(await refused({ goods: { by: 'collection', slug: '../' } })).toEqual([
    422,
    'goods.slug',
    'Elija los productos',
  ]);
  expect((await refused({ discount: { by: 'price', price: '-3' } })).slice(0, 2)).toEqual([422, 'discount.price']);
  const crossed = 'Tiene que terminar después de empezar';
  expect(await refused({ from: inHours(2), until: inHours(1) })).toEqual([422, 'until', crossed]);
  const [from, until] = [inHours(-2), inHours(-1)];
  expect((await refused({ from, until })).slice(1)).toEqual(['until', 'Ya pasó']);
  expect((await refused({ until: inHours(-1) })).slice(1)).toEqual(['until', crossed]);
  expect((await here.admin.call(campaigns.list, {})).campaigns).toEqual([]);
});

test('PRICE-2 a save of what somebody changed meanwhile is refused, and so is what the state does not allow', async () => {
  const { id, version } = await here.scene.run();
  await here.admin.call(campaigns.update, { id, ...twentyOff, name: 'Otra', version });
  const codeOf = async (call: Promise<{ code: string }>) => (await call).code;
  const { admin } = here;
  expect(await codeOf(admin.refusal(campaigns.update, { id, ...twentyOff, version }))).toBe('changed_meanwhile');
  expect(await codeOf(admin.refusal(campaigns.remove, { id }))).toBe('campaign_runs');
  await here.scene.end(id);
  expect(await codeOf(admin.refusal(campaigns.update, { id, ...twentyOff }))).toBe('campaign_over');
  await admin.call(campaigns.remove, { id });
  expect(await codeOf(admin.refusal(campaigns.one, { id }))).toBe('campaign_not_found');
  expect(await codeOf(here.shop.guest().refusal(campaigns.preview, twentyOff))).toBe('not_logged_in');
  expect(await codeOf((await here.shop.customer('ana')).refusal(campaigns.create, twentyOff))).toBe('not_allowed');
});

test('PRICE-2 switching prices changes no version that a form was opened with', async () => {
  await here.admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  const { id, version } = await here.scene.run({ until: inHours(1) });
  here.shop.clock.advance(hourMs / 2);
  await here.scene.settle();
  expect((await here.admin.call(campaigns.one, { id })).version).toBe(version);
});

test('PRICE-2 prices of campaigns keep their numbers in a currency without cents', async () => {
  const { id } = await here.admin.call(productDesk.create, { ...shirt, currentPrice: 100 });
  const { id: campaign } = await here.scene.run({ discount: { by: 'price', price: 80 } });
  expect(await here.scene.price(id)).toEqual([8000, 10_000]);
  await here.admin.call(settingsDesk.country, { country: 'CL' });
  await here.scene.settle();
  expect(await here.scene.price(id)).toEqual([80, 100]);
  expect((await here.admin.call(campaigns.one, { id: campaign })).discount).toMatchObject({ price: { minor: 80 } });
  await here.scene.end(campaign);
  expect(await here.scene.price(id)).toEqual([100, null]);
});

test('PRICE-2 the campaign that gives a product its price at this moment is named', async () => {
  const { admin, scene, shop } = here;
  const made = async () => (await admin.call(productDesk.create, { ...shirt, currentPrice: 100 })).id;
  const [reduced, dear] = [await made(), await made()];
  const campaignOf = async (productId: number) => (await admin.call(campaigns.ofProduct, { productId })).campaign;
  const until = inHours(26);
  const { id } = await scene.run({ name: 'Fin de temporada', until });
  expect(await campaignOf(reduced)).toMatchObject({ id, name: 'Fin de temporada' });
  expect(localShopTime((await campaignOf(reduced))?.until ?? '')).toBe(until);
  await shop.pool.query('update products set current_price_minor = 7000 where id = $1', [dear]);
  expect(await campaignOf(dear)).toBeNull();
  await scene.end(id);
  expect(await campaignOf(reduced)).toBeNull();
});
