import { expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { movingIn } from '#contract/office/moving-in.ts';
import { newsletterScene } from '#test/newsletter.ts';

const { owner, addressOf, reader, advertise, whatOf } = newsletterScene();

function bringCustomers(...emails: readonly string[]) {
  const lines = ['email,nombre,acepta marketing', ...emails.map((email) => `${email},Ana,sí`)];
  return owner.call(movingIn.customers, { mode: 'write', bytes: new Uint8Array(Buffer.from(lines.join('\r\n'))) });
}

test('PRIV-3 who agreed in the shop before goes on getting advertising, with a record of where it comes from', async () => {
  const email = addressOf('traida');
  expect(await bringCustomers(email)).toMatchObject({ added: 1 });
  expect(await advertise(email)).toEqual([1]);
  expect(await whatOf(email)).toEqual(['imported import']);
});

test('PRIV-3 a file of the shop before gives back no consent that was ended here, and doubles no reader', async () => {
  const [ended, reads] = [await reader(addressOf('baja')), await reader(addressOf('lee'))];
  await owner.call(advertising.end, { email: ended });
  expect(await bringCustomers(ended, reads)).toMatchObject({ added: 2 });
  expect(await advertise(ended, reads)).toEqual([0, 1]);
  expect((await whatOf(ended)).at(-1)).toBe('ended-shop desk');
});
