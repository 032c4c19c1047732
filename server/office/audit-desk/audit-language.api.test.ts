import { expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { homeMethod } from '#test/delivery.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(purchaseScene);

/** Makes a change in the back office in English. Returns what the audit log tells of it. */
async function toldOf(kind: 'home' | 'letter' | 'delivery' | 'zone', change: () => Promise<unknown>) {
  await inLanguage('en', change);
  const [entry] = (await here.admin.call(audit.list, { kind })).entries;
  return entry?.after;
}

test('OWN-2 the audit log is in the language of the shop, whatever language its administrators read', async () => {
  const home = await toldOf('home', () =>
    here.admin.call(homeDesk.save, { blocks: [{ id: 'uno', kind: 'text', title: 'Hola', html: '<p>Hola</p>' }] }),
  );
  expect(home).toMatchObject({ blocks: ['Texto: Hola'] });

  const { subject, title, text, note } = await here.admin.call(lettersDesk.one, { kind: 'withdrawal-received' });
  const letter = await toldOf('letter', () =>
    here.admin.call(lettersDesk.save, { kind: 'withdrawal-received', subject, title: `${title}!`, text, note }),
  );
  expect(letter).toMatchObject({ name: 'Arrepentimiento recibido' });

  const steps = [
    { upTo: 2000, price: 39 },
    { upTo: null, price: 52.5 },
  ];
  const method = homeMethod({ rate: { by: 'weight', steps }, days: { from: 3, to: 7 } });
  expect(await toldOf('delivery', () => here.admin.call(delivery.addMethod, method))).toMatchObject({
    rate: expect.stringMatching(/^hasta 2\.000 g: .*; más: /),
    days: 'de 3 a 7 días hábiles',
  });

  const zone = { name: 'Norte', provinces: [], postalRanges: [{ from: 1600, to: 1899 }] };
  expect(await toldOf('zone', () => here.admin.call(delivery.addZone, zone))).toMatchObject({
    postalRanges: ['1600 a 1899'],
  });
});
