import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import type { Actor } from '#test/actor.ts';
import { homeMethod } from '#test/delivery.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';

let shop: Shop;
let owner: Actor;

beforeAll(async () => {
  shop = await openShop();
  owner = await shop.admin();
});

afterAll(() => shop.close());

/** Makes a change in the back office in English. Returns what the audit log tells of it. */
async function toldOf(kind: 'home' | 'letter' | 'delivery' | 'zone', change: () => Promise<unknown>) {
  await inLanguage('en', change);
  const [entry] = (await owner.call(audit.list, { kind })).entries;
  return entry?.after;
}

test('OWN-2 the audit log is in the language of the shop, whatever language its administrators read', async () => {
  const home = await toldOf('home', () =>
    owner.call(homeDesk.save, { blocks: [{ id: 'uno', kind: 'text', title: 'Hola', html: '<p>Hola</p>' }] }),
  );
  expect(home).toMatchObject({ blocks: ['Texto: Hola'] });

  const { subject, title, text, note } = await owner.call(lettersDesk.one, { kind: 'withdrawal-received' });
  const letter = await toldOf('letter', () =>
    owner.call(lettersDesk.save, { kind: 'withdrawal-received', subject, title: `${title}!`, text, note }),
  );
  expect(letter).toMatchObject({ name: 'Arrepentimiento recibido' });

  const steps = [
    { upTo: 2000, price: 39 },
    { upTo: null, price: 52.5 },
  ];
  const method = homeMethod({ rate: { by: 'weight', steps }, days: { from: 3, to: 7 } });
  expect(await toldOf('delivery', () => owner.call(delivery.addMethod, method))).toMatchObject({
    rate: expect.stringMatching(/^hasta 2\.000 g: .*; más: /),
    days: 'de 3 a 7 días hábiles',
  });

  const zone = { name: 'Norte', provinces: [], postalRanges: [{ from: 1600, to: 1899 }] };
  expect(await toldOf('zone', () => owner.call(delivery.addZone, zone))).toMatchObject({
    postalRanges: ['1600 a 1899'],
  });
});
