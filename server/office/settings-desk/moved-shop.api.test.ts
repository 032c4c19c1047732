import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { shop as shopFacts } from '#contract/core/shop/shop.ts';
import { homeMethod } from '#test/delivery.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const { shop, admin: owner } = openedDesk(() => undefined, { settings: 'none', anew: true });

const missingOf = async (name: 'seller' | 'delivery') =>
  (await owner.call(opening.state, {})).steps.find((step) => step.name === name)?.missing;

const shownTaxId = async () =>
  (await owner.call(settingsDesk.list, {})).find(({ group }) => group === 'seller')?.values['taxId'];

test('OWN-2 a tax id counts in its own country only: it is not shown, and missing, until one of the country is typed', async () => {
  const seller = { company: 'Hilo', street: 'Mayor 1', city: 'Centro' };
  await owner.call(settingsDesk.seller, { ...seller, taxId: '30-71234567-1' });
  expect([shopFacts().taxId, await missingOf('seller')]).toEqual(['CUIT 30-71234567-1', []]);
  await owner.call(settingsDesk.country, { country: 'CL' });
  expect([shopFacts().taxId, await missingOf('seller')]).toEqual([null, ['Identificación tributaria']]);
  expect(await shownTaxId()).toBe('');
  // Other changes do not bring it back.
  await owner.call(settingsDesk.seller, { company: 'Hilo SpA' });
  expect([shopFacts().taxId, await shownTaxId()]).toEqual([null, '']);
  // Who only tried a country out has lost nothing.
  await owner.call(settingsDesk.country, { country: 'AR' });
  expect([shopFacts().taxId, await shownTaxId()]).toEqual(['CUIT 30-71234567-1', '30-71234567-1']);
  await owner.call(settingsDesk.country, { country: 'CL' });
  await owner.call(settingsDesk.seller, { taxId: '12531909-2' });
  expect([shopFacts().taxId, await missingOf('seller')]).toEqual(['RUT 12.531.909-2', []]);
});

test('OWN-2 the places of zones are of one country: another one empties them, and switches their deliveries off', async () => {
  const area = { provinces: ['B'], postalRanges: [{ from: 8000, to: 8999 }] };
  const zone = await owner.call(delivery.addZone, { name: 'Costa', ...area });
  const near = await owner.call(delivery.addMethod, homeMethod({ title: 'Moto', zoneId: zone.id }));
  const deliveries = async () => {
    const { zones, methods } = await owner.call(delivery.list, {});
    return { zones, active: methods.filter(({ isActive }) => isActive).map(({ title }) => title) };
  };
  const everywhere = (await deliveries()).active.filter((title) => title !== 'Moto');
  // Barcelona has the same code as Buenos Aires, and its postal codes begin with 08.
  await owner.call(settingsDesk.country, { country: 'ES' });
  expect(await deliveries()).toEqual({
    zones: [{ ...zone, provinces: [], postalRanges: [], version: zone.version + 1 }],
    active: everywhere,
  });
  const { entries } = await owner.call(audit.list, {});
  expect(entries).toContainEqual(
    expect.objectContaining({
      action: 'zone.update',
      subject: String(zone.id),
      before: expect.objectContaining({ provinces: ['Buenos Aires'] }),
      after: expect.objectContaining({ provinces: [] }),
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'delivery.update', subject: String(near.id), after: { isActive: false } }),
  );
  // Switched on again, it still serves nobody: alone it is no delivery.
  await shop.pool.query("update delivery_methods set is_active = title = 'Moto'");
  expect(await missingOf('delivery')).toEqual(['Una forma de entrega activa']);
  await owner.call(delivery.changeZone, { id: zone.id, name: 'Costa', provinces: ['B'], postalRanges: [] });
  expect(await missingOf('delivery')).toEqual([]);
});

test('OWN-2 a time zone of the same country changes no tax id and no zone', async () => {
  await owner.call(settingsDesk.country, { country: 'MX' });
  const zone = await owner.call(delivery.addZone, { name: 'Norte', provinces: ['BCN'], postalRanges: [] });
  await owner.call(settingsDesk.country, { country: 'MX', timeZone: 'America/Tijuana' });
  expect((await owner.call(delivery.list, {})).zones).toEqual([zone]);
});

test('OWN-2 after the first order the country is refused, and nothing of the shop changes', async () => {
  const zone = await owner.call(delivery.addZone, { name: 'Norte', provinces: ['A'], postalRanges: [] });
  const shirt = await purchaseScene(shop).product();
  const buyer = await shop.customer('primera');
  await buyer.call(checkout.start, { cartItems: [shirt.line()] });
  const refused = await owner.refusal(settingsDesk.country, { country: 'CL' });
  expect(refused).toMatchObject({
    code: 'country_fixed',
    status: 409,
    detail: 'El país no se puede cambiar: la tienda ya tiene órdenes.',
  });
  expect(shopFacts().country.code).toBe('AR');
  expect((await owner.call(delivery.list, {})).zones).toEqual([zone]);
  expect((await owner.call(settingsDesk.versions, { group: 'country' })).length).toBe(0);
});
