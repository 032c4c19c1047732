import { expect, test } from 'vitest';
import { addresses, mostAddresses } from '#contract/people/addresses.ts';
import type { Actor } from '#test/actor.ts';
import { homeAddress } from '#test/home-address.ts';
import { openedShop } from '#test/opened-shop.ts';

let people = 0;

const here = openedShop();

const home = { ...homeAddress, floor: '5° B', postalCode: 'c1043aaz', notes: 'El timbre no anda' } as const;

const listed = async (person: Actor) =>
  (await person.call(addresses.list, {})).map(({ street, isDefault }) => `${street}${isDefault ? '*' : ''}`);

const addAll = async (person: Actor, streets: readonly string[]) => {
  const ids: number[] = [];
  for (const street of streets) ids.push((await person.call(addresses.add, { ...home, street })).id);
  return ids;
};

test('SHIP-1 a customer keeps several addresses, the first is the default, and the rest is in order', async () => {
  const ana = await here.shop.customer('anadirecciones', { hasAddress: false });
  const added = await ana.call(addresses.add, home);
  expect(added).toMatchObject({
    recipient: 'Ana Ríos',
    phone: '+541123456789',
    phoneShown: '011 2345-6789',
    postalCode: 'C1043AAZ',
    isDefault: true,
  });
  const pasted = { recipient: 'Ana\u202e\nRíos', notes: 'Timbre\r\nroto' };
  expect(await ana.call(addresses.add, { ...home, ...pasted, street: 'Pegada' })).toMatchObject({
    recipient: 'Ana Ríos',
    notes: 'Timbre roto',
  });
  const work = { ...home, street: 'Belgrano', floor: undefined, notes: undefined, phone: '(011) 2345-6789 interno 4' };
  expect(await ana.call(addresses.add, work)).toMatchObject({
    phone: '+541123456789;ext=4',
    phoneShown: '011 2345-6789 ext. 4',
  });
  await ana.call(addresses.add, { ...home, street: 'Colón', isDefault: true });
  expect(await listed(ana)).toEqual(['Colón*', 'Av. Corrientes', 'Pegada', 'Belgrano']);
});

test('SHIP-1 one is the default: another chosen, changed or added replaces it, the newest a deleted one', async () => {
  const ana = await here.shop.customer('anadefecto', { hasAddress: false });
  const [first = 0, second = 0, third = 0] = await addAll(ana, ['A', 'B', 'C']);
  await ana.call(addresses.prefer, { id: third });
  expect(await listed(ana)).toEqual(['C*', 'A', 'B']);
  await ana.call(addresses.change, { ...home, id: second, street: 'B 2', isDefault: true });
  expect(await listed(ana)).toEqual(['B 2*', 'A', 'C']);
  await ana.call(addresses.change, { ...home, id: second, street: 'B 3', isDefault: false });
  expect(await listed(ana)).toEqual(['B 3*', 'A', 'C']);
  expect(await ana.call(addresses.remove, { id: second })).toEqual({ id: second });
  expect(await listed(ana)).toEqual(['C*', 'A']);
  await ana.call(addresses.remove, { id: first });
  await ana.call(addresses.remove, { id: third });
  expect(await listed(ana)).toEqual([]);
});

test('SHIP-1 nobody reads, changes or deletes somebody else’s address', async () => {
  const ana = await here.shop.customer('anasuya', { hasAddress: false });
  const eva = await here.shop.customer('evaajena', { hasAddress: false });
  const { id } = await ana.call(addresses.add, home);
  expect(await listed(eva)).toEqual([]);
  for (const refusal of [
    await eva.refusal(addresses.change, { ...home, id }),
    await eva.refusal(addresses.prefer, { id }),
    await eva.refusal(addresses.remove, { id }),
  ]) {
    expect([refusal.status, refusal.code]).toEqual([404, 'postal_address_not_found']);
  }
  expect((await here.shop.guest().refusal(addresses.list, {})).status).toBe(401);
  expect((await (await here.shop.admin('jefaajena')).refusal(addresses.list, {})).status).toBe(403);
  expect(await listed(ana)).toEqual(['Av. Corrientes*']);
});

test.each([
  [{ recipient: ' ' }, 'recipient'],
  [{ phone: 'llamame' }, 'phone'],
  [{ phone: '123456' }, 'phone'],
  [{ recipient: '\u3164' }, 'recipient'],
  [{ postalCode: '9999' }, 'postalCode'],
  [{ street: '' }, 'street'],
  [{ number: '1'.repeat(11) }, 'number'],
  [{ city: 'x'.repeat(81) }, 'city'],
  [{ province: 'Madrid' }, 'province'],
  [{ province: 'B' }, 'postalCode'],
  [{ postalCode: '28013-4' }, 'postalCode'],
  [{ notes: 'x'.repeat(201) }, 'notes'],
])('SHIP-1 %o is rejected at its field, and nothing is saved', async (wrong, path) => {
  people += 1;
  const ana = await here.shop.customer(`ana${people}`, { hasAddress: false });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...home, ...wrong });
  const answer = await ana.send('/users/addresses', { method: 'POST', headers, body });
  expect(answer.status).toBe(422);
  const { errors }: { errors?: { path: string }[] } = await answer.json();
  expect(errors?.map((error) => error.path)).toEqual([path]);
  expect(await listed(ana)).toEqual([]);
});

test('SHIP-1 the limit and the one default hold when many are added at once', async () => {
  const ana = await here.shop.customer('anamuchas', { hasAddress: false });
  const adding = Array.from({ length: mostAddresses + 5 }, (_, index) =>
    ana.call(addresses.add, { ...home, street: `Calle ${index}`, isDefault: true }),
  );
  const rejected = (await Promise.allSettled(adding)).filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(5);
  const kept = await ana.call(addresses.list, {});
  expect(kept).toHaveLength(mostAddresses);
  expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect((await ana.refusal(addresses.add, home)).code).toBe('too_many_addresses');
});
