import { connect, createServer } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import type { Input } from '#contract/core/protocol/endpoint.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { liveEnvironment } from '#test/complete-shop.ts';
import type { Actor } from '#test/actor.ts';
import { openMailbox } from '#test/mailbox.ts';
import { openShop } from '#test/shop.ts';
import { opened, openedScene } from '#test/opened-shop.ts';
import { mailServerOf } from '#server/core/context/mail-server.ts';

const { shop } = openedScene(() => undefined, { env: liveEnvironment, settings: 'none' });
const box = opened(() => openMailbox(0, ({ user, password }) => user === 'tienda' && password === 'correcta'));

let owner: Actor;
let owners = 0;

// Tries are forgotten by then, and so is the session of a live shop.
beforeEach(async () => {
  shop.clock.advance(3_600_000);
  owners += 1;
  owner = await shop.admin(`duenia-${owners}`);
});

const refused = async (values: Input<typeof settingsDesk.mail>) =>
  (await owner.refusal(settingsDesk.mail, values)).errors;
const current = () => shop.services.ownerSettings.current().mail;

test('OWN-1 a wrong password of the mail server is refused with its words, and nothing is stored', async () => {
  expect(await refused({ ...box.settings, mailUser: 'tienda', mailPassword: 'equivocada' })).toEqual([
    {
      path: 'mailPassword',
      message: 'El servidor de correo no acepta la conexión: 535 5.7.8 that is not the password',
    },
  ]);
  expect(await owner.call(settingsDesk.versions, { group: 'mail' })).toEqual([]);
  expect(current().mailHost).toBe('');
  const login = { mailUser: 'tienda', mailPassword: 'correcta' };
  const saved = await owner.call(settingsDesk.mail, { ...box.settings, ...login, sender: 'hola@tienda.example' });
  expect([saved.kept, saved.values['mailPassword']]).toEqual([['mailPassword'], '']);
  await owner.call(opening.tryMail, { email: 'duenia@tienda.example' });
  expect(box.received.map(({ recipient }) => recipient)).toEqual(['duenia@tienda.example']);
  // One part of the login alone is tried with the others as they are stored.
  expect((await refused({ mailUser: 'otra' })).map(({ path }) => path)).toEqual(['mailPassword']);
});

test('OWN-1 the kept password is not told to another mail server', async () => {
  const told: string[] = [];
  const other = await openMailbox(0, (login) => told.push(login.password) > 0);
  const message = 'Escriba la contraseña de este servidor: la guardada es de otro';
  const elsewhere = { mailHost: 'localhost', mailPort: other.settings.mailPort };
  expect(await refused(elsewhere)).toEqual([{ path: 'mailPassword', message }]);
  await owner.call(settingsDesk.mail, { ...elsewhere, mailPassword: 'nueva' });
  expect(told).toEqual(['nueva']);
  // Without a login the password is forgotten, so that it is not told once there is one.
  await owner.call(settingsDesk.mail, { ...box.settings, mailPassword: 'correcta' });
  await owner.call(settingsDesk.mail, { ...elsewhere, mailUser: '' });
  expect(current()).toMatchObject({ ...elsewhere, mailPassword: '' });
  await owner.call(settingsDesk.mail, { ...box.settings, mailUser: 'tienda', mailPassword: 'correcta' });
  await other.close();
});

test('OWN-1 a password that is set while another server is tried is not told to that one', async () => {
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  // The first connection waits for its greeting, as long as the trial has patience.
  const other = createServer((socket) => {
    ask();
    void isAnswered.then(() => socket.pipe(connect(box.settings.mailPort, '127.0.0.1')).pipe(socket));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const mailPort = typeof address === 'object' && address ? address.port : 0;
  const elsewhere = { mailHost: 'localhost', mailPort, mailUser: 'tienda', mailPassword: 'correcta' };
  const moving = owner.refusal(settingsDesk.mail, elsewhere);
  await isAsked;
  await owner.call(settingsDesk.mail, { mailPassword: 'correcta', senderName: 'Mientras tanto' });
  answer();
  expect((await moving).code).toBe('changed_meanwhile');
  expect(current()).toMatchObject({ ...box.settings, senderName: 'Mientras tanto' });
  await new Promise<void>((resolve) => other.close(() => resolve()));
});

test('OWN-1 e-mails leave this machine encrypted only, and by ports of e-mail only', async () => {
  const message = 'Use uno de los puertos del correo: 25, 465, 587 o 2525';
  for (const mailPort of [22, 80, 5432, 6379]) {
    expect(await refused({ mailHost: 'correo.example', mailPort, mailPassword: 'x' })).toEqual([
      { path: 'mailPort', message },
    ]);
  }
  const serverOf = (mailHost: string, mailPort: number) => mailServerOf({ ...current(), mailHost, mailPort });
  expect(serverOf('correo.example', 465)).toMatchObject({ secure: true, requireTLS: true });
  expect(serverOf('correo.example', 587)).toMatchObject({ secure: false, requireTLS: true });
  expect(serverOf('192.168.0.9', 25)).toMatchObject({ secure: false, requireTLS: true });
  expect(serverOf('127.0.0.1', 2525)).toMatchObject({ secure: false, requireTLS: false });
  expect(serverOf('', 587)).toBeUndefined();
});

test('OWN-1 the server of SMTP_URL wins, and its login is not told', async () => {
  const smtpUrl = box.url.replace('smtp://', 'smtp://tienda:correcta@');
  const fixed = await openShop({ env: { ...liveEnvironment, SMTP_URL: smtpUrl }, settings: 'none' });
  const admin = await fixed.admin();
  const view = await admin.call(settingsDesk.mail, { sender: 'hola@tienda.example' });
  expect(view.values).toMatchObject({ ...box.settings, mailUser: '', mailPassword: '' });
  expect(view.fixed).toEqual(['mailHost', 'mailPort', 'mailUser', 'mailPassword']);
  const paths = (await admin.refusal(settingsDesk.mail, { mailHost: 'localhost' })).errors.map(({ path }) => path);
  expect(paths).toEqual(['mailHost']);
  await admin.call(opening.tryMail, { email: 'otra@tienda.example' });
  expect(box.received.at(-1)?.recipient).toBe('otra@tienda.example');
  await fixed.close();
});

test('OWN-1 credentials are not tried without end', async () => {
  const tries: string[] = [];
  for (let number = 0; number < 21; number += 1) {
    tries.push((await owner.refusal(settingsDesk.mail, { mailPassword: String(number) })).code);
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
