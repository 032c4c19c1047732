import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { people } from '#contract/office/people-desk.ts';
import { linkIn } from '#test/mailbox.ts';
import { newsletterScene } from '#test/newsletter.ts';

const scene = newsletterScene();
const { post, owner } = scene;

const consent =
  'Acepto recibir novedades y ofertas de Percha por correo. Puedo darme de baja cuando quiera, desde cada correo.';

test('PRIV-3 who ends it while the e-mail is queued does not get it, and neither does who confirmed too late', async () => {
  const ana = scene.addressOf('ana');
  await scene.reader(ana);
  const about = await scene.queue();
  expect(await owner.call(advertising.end, { email: ana.toUpperCase() })).toEqual({ ended: true });
  await post.deliver();
  expect(scene.lettersTo(ana, about)).toEqual([]);
});

test('PRIV-3 the owner ends an address on request, also one that has not confirmed, and the log names no address', async () => {
  const ana = scene.addressOf('ana');
  await scene.reader(ana);
  const asking = scene.addressOf('pide');
  await scene.ask(asking);
  const [token = ''] = await scene.tokensOf(asking);
  expect(await owner.call(advertising.end, { email: asking })).toEqual({ ended: true });
  expect(await scene.refused(token)).toBe('link_spent');
  expect(await scene.recordsOf(asking)).toEqual([]);
  expect(await owner.call(advertising.end, { email: ana })).toEqual({ ended: true });
  expect(await owner.call(advertising.end, { email: ana })).toEqual({ ended: false });
  expect((await scene.whatOf(ana)).slice(2)).toEqual(['ended-shop desk']);
  const { entries } = await owner.call(audit.list, { action: 'mail.unsubscribe' });
  expect(entries[0]).toMatchObject({ actor: 'jefa', subject: 'una dirección sin cuenta' });
  expect(JSON.stringify(entries)).not.toContain('@');
  const other = await post.shop.customer('curiosa', { hasAddress: false });
  expect((await other.refusal(advertising.end, { email: ana })).code).toBe('not_allowed');
});

test('PRIV-3 an account gets it once it accepts it and its address is proven', async () => {
  const { email, user_name, accepts } = await scene.account({ isProven: false });
  await accepts(true);
  expect(await scene.advertise(email)).toEqual([0]);
  await scene.prove(email);
  expect(await scene.advertise(email)).toEqual([1]);
  await accepts(true);
  await accepts(false);
  expect(await scene.advertise(email)).toEqual([0]);
  const { rows } = await post.shop.pool.query<{ id: string }>('select id from users where username = $1', [user_name]);
  const person = { place: 'profile', language: 'es-AR', user_id: rows[0]?.id };
  expect(await scene.recordsOf(email)).toEqual([
    { ...person, what: 'given', wording: expect.any(String) },
    { ...person, what: 'ended-person', wording: expect.any(String) },
  ]);
});

test('PRIV-3 an account that agreed before this was asked goes on getting it, until it ends', async () => {
  const { email, user_name, accepts } = await scene.account({ isProven: false });
  await post.shop.pool.query(
    'update users set accepts_advertising = true, advertising_vouched = true where username = $1',
    [user_name],
  );
  expect(await scene.advertise(email)).toEqual([1]);
  await accepts(false);
  await accepts(true);
  expect(await scene.advertise(email)).toEqual([0]);
});

test('PRIV-3 a reader who proves the address of an account goes on as the account, with one letter and one consent', async () => {
  const ana = scene.addressOf('ana');
  await scene.reader(ana);
  const about = await scene.queue();
  await post.deliver();
  const [mail] = scene.lettersTo(ana, about);
  const { email, user_name, accepts } = await scene.account({ isProven: false });
  await scene.rename(email, ana);
  expect(await scene.acceptsNow(user_name)).toBe(false);
  expect(await scene.advertise(ana)).toEqual([1]);
  await scene.prove(ana);
  expect(await scene.acceptsNow(user_name)).toBe(true);
  expect(await scene.advertise(ana)).toEqual([1]);
  expect((await scene.whatOf(ana)).slice(2)).toEqual(['joined proof']);
  // The link of an e-mail of before ends it for the account.
  const token = linkIn({ text: mail?.text?.split('publicidad:')[1] ?? '' }).searchParams.get('token') ?? '';
  await post.shop.guest().call(advertising.unsubscribe, { token });
  expect(await scene.acceptsNow(user_name)).toBe(false);
  expect(await scene.advertise(ana)).toEqual([0]);
  await accepts(true);
  expect(await scene.advertise(ana)).toEqual([1]);
});

test('PRIV-3 an account whose address is not proven neither doubles a reader nor ends her consent', async () => {
  const ana = scene.addressOf('ana');
  await scene.reader(ana);
  const { email, user_name, accepts } = await scene.account({ isProven: false });
  await scene.rename(email, ana);
  await accepts(true);
  expect(await scene.advertise(ana)).toEqual([1]);
  await accepts(false);
  expect(await scene.advertise(ana)).toEqual([1]);
  await accepts(true);
  // She herself ends both.
  const { rows } = await post.shop.pool.query<{ token: string }>(
    'select token from newsletter_readers where email = $1',
    [ana],
  );
  await post.shop.guest().call(advertising.unsubscribe, { token: rows[0]?.token ?? '' });
  expect(await scene.acceptsNow(user_name)).toBe(false);
  await scene.prove(ana);
  expect(await scene.advertise(ana)).toEqual([0]);
});

test('PRIV-3 who has an account and confirms the newsletter gets one letter, and the profile says it', async () => {
  const { email, user_name } = await scene.account({ isProven: true });
  await scene.ask(email);
  const [token = ''] = await scene.tokensOf(email);
  await scene.confirm(token);
  expect(await scene.acceptsNow(user_name)).toBe(true);
  expect(await scene.advertise(email)).toEqual([1]);
});

test('PRIV-3 with an account its newsletter goes, and the record keeps the consent without its address', async () => {
  const ana = scene.addressOf('ana');
  const { email, user_name, accepts } = await scene.account({ isProven: true });
  await accepts(true);
  await scene.rename(email, ana);
  await owner.call(people.remove, { user_name });
  expect(await scene.advertise(email, ana)).toEqual([0, 0]);
  expect([await scene.recordsOf(email), await scene.recordsOf(ana)]).toEqual([[], []]);
  const { rows } = await post.shop.pool.query(
    'select what, octet_length(email_hash) as bytes from consents where email is null and user_id is not null order by id desc limit 1',
  );
  expect(rows).toEqual([{ what: 'given', bytes: 32 }]);
});

const ad = { emailAsunto: 'Rebajas', emailTitulo: 'Abrigos', emailSubTitle: 'Hoy', emailDescription: 'Todo.' };

test('PRIV-3 the desk counts accounts and readers, and downloads every record; nobody else does', async () => {
  const ana = scene.addressOf('ana');
  const before = await owner.call(advertising.readers, {});
  await scene.reader(ana);
  const { accepts, email, user_name } = await scene.account({ isProven: true });
  await accepts(true);
  const { accounts, readers } = before;
  const now = { accounts: accounts + 1, readers: readers + 1, recipients: before.recipients + 2 };
  expect(await owner.call(advertising.readers, {})).toEqual(now);
  expect(await owner.call(advertising.sendToAll, ad)).toEqual({ recipients: now.recipients });
  const { name, body } = await owner.call(newsletter.records, {});
  expect(name).toMatch(/^constancias-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await text(body)).split('\r\n');
  expect(lines[0]).toContain('Fecha y hora;Dirección;Cuenta;Qué pasó;Dónde;Texto que se mostró;Idioma;Motivo');
  const asked = lines.find((line) => line.includes(ana)) ?? '';
  expect(asked).toContain(`;${ana};;Pidió la suscripción;Página de novedades;${consent};es-AR;`);
  expect(lines.find((line) => line.includes(email))).toContain(`;${email};${user_name};Aceptó en su perfil;Perfil;`);
  const customer = await post.shop.customer('otra', { hasAddress: false });
  expect((await customer.refusal(newsletter.records, {})).code).toBe('not_allowed');
});
