import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { opening } from '#contract/opening.ts';
import { settingsDesk } from '#contract/settings-desk.ts';
import type { Actor } from '#test/actor.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import { openMailbox } from '#test/mailbox.ts';
import type { Mailbox } from '#test/mailbox.ts';
import { openShop } from '#test/shop.ts';
import type { Shop } from '#test/shop.ts';

let shop: Shop;
let owner: Actor;
let box: Mailbox;

beforeAll(async () => {
  shop = await openShop({ env: liveEnvironment, settings: 'none' });
  owner = await shop.admin();
  box = await openMailbox(0, { user: 'tienda', password: 'correcta' });
});
beforeEach(() => shop.clock.advance(3_600_000));
afterAll(async () => {
  await shop.close();
  await box.close();
});

const at = (login: string) => box.url.replace('smtp://', `smtp://${login}@`);

const smtpErrors = async (smtpUrl: string) => (await owner.refusal(settingsDesk.mail, { smtpUrl })).errors;

test('OWN-1 a wrong password of the mail server is refused with its words, and nothing is stored', async () => {
  expect(await smtpErrors(at('tienda:equivocada'))).toEqual([
    {
      path: 'smtpUrl',
      message: 'El servidor de correo no acepta la conexión: 535 5.7.8 that is not the password',
    },
  ]);
  expect(await owner.call(settingsDesk.versions, { group: 'mail' })).toEqual([]);
  expect(shop.services.ownerSettings.current().mail.smtpUrl).toBe('');
  const saved = await owner.call(settingsDesk.mail, { smtpUrl: at('tienda:correcta'), sender: 'hola@tienda.example' });
  expect(saved.kept).toEqual(['smtpUrl']);
  await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  expect(box.received.map(({ recipient }) => recipient)).toEqual(['duenia@tienda.example']);
});

test('OWN-1 only ports of e-mail are tried on other machines', async () => {
  const message = 'Use uno de los puertos del correo: 25, 465, 587 o 2525';
  for (const port of [22, 80, 5432, 6379]) {
    expect(await smtpErrors(`smtps://correo.example:${port}`)).toEqual([{ path: 'smtpUrl', message }]);
  }
});

test('OWN-1 credentials are not tried without end', async () => {
  const tries: string[] = [];
  for (let number = 0; number < 21; number += 1) {
    tries.push((await owner.refusal(settingsDesk.mail, { smtpUrl: at(`tienda:${number}`) })).code);
  }
  expect([tries.slice(0, 20).every((code) => code === 'invalid'), tries[20]]).toEqual([true, 'too_many_requests']);
  const tokens: string[] = [];
  for (let number = 0; number < 21; number += 1) {
    tokens.push((await owner.refusal(settingsDesk.payment, { accessToken: `APP_USR-${number}` })).code);
  }
  expect([tokens.slice(0, 20).every((code) => code === 'invalid'), tokens[20]]).toEqual([true, 'too_many_requests']);
});

test('OWN-3 ten test e-mails can be sent in ten minutes', async () => {
  const send = () => owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  for (let sent = 0; sent < 10; sent += 1) await send();
  expect((await owner.refusal(opening.tryMail, { email: 'duenia@tienda.example' })).code).toBe('too_many_requests');
});
