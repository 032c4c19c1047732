import { beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { letterKinds, letterOf, lettersHere } from '#contract/mail/letters/letters.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { recovery } from '#contract/people/recovery.ts';
import type { Actor } from '#test/actor.ts';
import { linkIn } from '#test/mailbox.ts';
import { openShopWithPost } from '#test/post.ts';
import { inLanguage } from '#server/core/context/request-language.ts';
import { openLetters } from './letter-store.service.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, admin } = openedPostDesk(() => undefined, { keepsMail: true });
let other: Actor;

const kind = 'password-reset';
const original = originalLetter(kind);

beforeAll(async () => {
  other = await post.shop.admin('socia');
});
beforeEach(async () => {
  await admin.call(lettersDesk.save, { kind, ...original });
  post.box.received.length = 0;
});

const lines = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim();

async function askedFor({ email }: { readonly email: string }) {
  await post.shop.guest().call(recovery.request, { email });
  await post.deliver();
  const mail = post.box.received.at(-1);
  if (!mail) throw new Error('no e-mail arrived');
  return mail;
}

test('OWN-6 an edited text goes out with its values, which are escaped and never read as names', async () => {
  const person = await post.registered('Ana');
  const name = 'Ana <b>Paz</b>\n{{enlace}}';
  await post.shop.pool.query('update users set name = $1 where username = $2', [name, person.user_name]);
  const changed = { ...original, subject: 'Clave de {{nombre}} 🎉', text: `Buenas, **{{nombre}}**:\n${original.text}` };
  await admin.call(lettersDesk.save, { kind, ...changed });
  const mail = await askedFor(person);
  expect(mail.subject).toBe('Clave de Ana <b>Paz</b> {{enlace}} 🎉');
  expect(mail.html).toContain('>Ana &lt;b&gt;Paz&lt;/b&gt;<br>{{enlace}}</strong>');
  expect(lines(mail.text)).toContain('Buenas, Ana <b>Paz</b>\n{{enlace}}:');
});

test('OWN-6 a script in a text is text, bold and links are made, and the plain part says the same', async () => {
  const person = await post.registered('Ana');
  await admin.call(lettersDesk.save, {
    kind,
    ...original,
    text: '<script>alert(1)</script> Toque **este** botón & [lea más](https://ayuda.example/?a=1&b=2).\n\n[Elegir clave]({{enlace}})',
    note: 'Vence en {{minutos}} minutos.',
  });
  const mail = await askedFor(person);
  expect(mail.html).not.toMatch(/<script/i);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; Toque <strong');
  expect(mail.html).toContain('href="https://ayuda.example/?a=1&amp;b=2"');
  const text = lines(mail.text);
  expect(text).toContain('<script>alert(1)</script> Toque este botón & lea más <https://ayuda.example/?a=1&b=2>.');
  expect(text).toMatch(/Elegir clave:\nhttp:\/\/127\.0\.0\.1:\d+\/user\/changepassword\/\S+/);
  expect(text).toContain('Vence en 60 minutos.');
  expect(mail.html).toContain('Vence en 60 minutos.');
});

test.each([
  ['without its link', { text: 'Hola.' }, 'text', 'A este correo no le puede faltar {{enlace}}'],
  ['with an unknown value', { note: '{{minuto}}' }, 'note', '¿Quiso decir {{minutos}}?'],
  ['with a value of another e-mail', { subject: '{{orden}}' }, 'subject', 'No existe {{orden}}'],
  ['with what every object has', { note: '{{constructor}}' }, 'note', 'No existe {{constructor}}'],
  ['with what every object has, alone in a line', { text: '{{__proto__}}\n{{enlace}}' }, 'text', '{{__proto__}}'],
  ['with what every object has as its link', { note: '[x]({{toString}})' }, 'note', 'No existe {{toString}}'],
  ['with what every object has in its subject', { subject: '{{valueOf}}' }, 'subject', 'No existe {{valueOf}}'],
  ['with LF in its subject', { subject: 'Hola\nBcc: x@example.com' }, 'subject', 'Va en un solo renglón.'],
  ['with CR in its title', { title: 'Hola\rchau' }, 'title', 'Va en un solo renglón.'],
  ['with an invisible sign in its subject', { subject: 'Ho\u202ela' }, 'subject', 'Tiene un carácter invisible'],
  ['with a link to a script', { note: '[x](javascript:alert`1`)' }, 'note', 'no sirve de enlace'],
  ['with a link in its subject', { subject: '{{enlace}}' }, 'subject', 'solo puede ir en el texto'],
  ['with half a name', { note: '{{minutos}' }, 'note', 'dos llaves de cada lado'],
  [
    'with a value that can miss beside its link',
    { text: '{{telefono}} {{enlace}}' },
    'text',
    'se omite el párrafo entero',
  ],
  ['without a subject', { subject: ' ' }, 'subject', 'Escriba el asunto'],
  ['with a text that is too long', { note: 'x'.repeat(1501) }, 'note', 'Puede tener hasta 1500 caracteres'],
])('OWN-6 a letter %s is refused beside its field, and nothing changes', async (_, change, path, message) => {
  const asked = { kind, ...original, ...change } as const;
  for (const call of [lettersDesk.save, lettersDesk.preview]) {
    const refused = await admin.refusal(call, asked);
    expect(refused.errors).toContainEqual({ path, message: expect.stringContaining(message) });
  }
  expect((await admin.call(lettersDesk.one, { kind })).isChanged).toBe(false);
});

test('OWN-6 what is sent as a test is the preview, and its subject says that it is a test', async () => {
  for (const tried of letterKinds) {
    const texts = { kind: tried, ...originalLetter(tried) };
    const shown = await admin.call(lettersDesk.preview, texts);
    post.box.received.length = 0;
    const sent = await admin.call(lettersDesk.test, { ...texts, recipient: 'jefa@example.com' });
    const [mail] = post.box.received;
    expect(mail).toMatchObject({ recipient: 'jefa@example.com', subject: sent.subject });
    expect(sent.subject).toBe(`[Prueba] ${shown.subject}`);
    expect(lines(mail?.html)).toBe(shown.html.trim());
    expect(lines(mail?.text)).toBe(lines(shown.text));
    for (const part of [shown.subject, shown.html, shown.text]) expect(part).not.toContain('{{');
  }
});

test('OWN-6 a test that the mail server refuses says so with its answer', async () => {
  post.box.refuse(550, 1, 'no such mailbox');
  const refused = await admin.refusal(lettersDesk.test, { kind, ...original, recipient: 'jefa@example.com' });
  expect([refused.code, refused.status]).toEqual(['test_not_sent', 502]);
  expect(refused.detail).toContain('no such mailbox');
  const odd = await admin.refusal(lettersDesk.test, {
    kind,
    ...original,
    recipient: 'jefa@example.com, x@example.com',
  });
  expect(odd.errors[0]?.path).toBe('recipient');
});

test('OWN-2 OWN-6 an e-mail is in the language of the shop, whoever previews it', async () => {
  const texts = { kind: 'payment-approved', ...originalLetter('payment-approved') } as const;
  const shown = await admin.call(lettersDesk.preview, texts);
  expect(shown.html).toContain('<html lang="es-AR">');
  expect(shown.text).toContain('Talle M');
  expect(await inLanguage('en', () => admin.call(lettersDesk.preview, texts))).toEqual(shown);
});

test('OWN-6 the preview with a person’s own values is what is sent', async () => {
  const person = await post.registered('Ana');
  await admin.call(lettersDesk.save, { kind, ...original, title: 'Buenas, {{nombre}}' });
  const { html } = await admin.call(lettersDesk.preview, { kind, ...original, title: 'Buenas, {{nombre}}' });
  const mail = await askedFor(person);
  const sample = `${post.shop.settings.publicUrl}/user/changepassword/ana.paz`;
  expect(lines(mail.html)).toBe(html.replaceAll(sample, linkIn(mail).href.replaceAll('&', '&amp;')).trim());
});

test('OWN-6 the original texts come back, every change is kept, and an earlier one can be taken again', async () => {
  const { version } = await admin.call(lettersDesk.one, { kind });
  const mine = { ...original, subject: 'La mía' };
  const changed = await admin.call(lettersDesk.save, { kind, ...mine, version });
  expect(changed).toMatchObject({ isChanged: true, subject: 'La mía', original });
  const list = await other.call(lettersDesk.list, {});
  expect(list.find((one) => one.kind === kind)).toMatchObject({ isChanged: true, changed: { by: 'jefa' } });
  expect(list.map((one) => one.kind)).toEqual(lettersHere());
  const back = await other.call(lettersDesk.save, { kind, ...original, version: changed.version });
  expect(back).toMatchObject({ isChanged: false, ...original });
  const person = await post.registered();
  expect((await askedFor(person)).subject).toBe(original.subject);
  const [newest, before] = await admin.call(lettersDesk.versions, { kind });
  expect([newest?.by, newest?.texts, before?.by, before?.texts]).toEqual(['socia', null, 'jefa', mine]);
  const again = await admin.call(lettersDesk.save, { kind, ...mine, version: back.version });
  expect(again).toMatchObject({ isChanged: true, subject: 'La mía' });
  const { entries } = await admin.call(audit.list, { kind: 'letter' });
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: 'jefa', action: 'letter.update', subject: kind, name: letterOf(kind).name(), after: { asunto: 'La mía' } },
    { actor: 'socia', action: 'letter.reset', before: { asunto: 'La mía' }, after: { asunto: original.subject } },
  ]);
});

test('OWN-6 of two administrators the later one is asked, and told who changed which part', async () => {
  const { version } = await admin.call(lettersDesk.one, { kind });
  await admin.call(lettersDesk.save, { kind, ...original, title: 'De la jefa', version });
  const refused = await other.refusal(lettersDesk.save, { kind, ...original, note: 'De la socia', version });
  expect(refused).toMatchObject({
    code: 'changed_meanwhile',
    conflict: { present: { version: version + 1, title: 'De la jefa' } },
  });
  expect(refused.conflict?.changedBy.find(({ field }) => field === 'titulo')?.actor).toBe('jefa');
  const both = await Promise.allSettled(
    ['una', 'dos', 'tres'].map((note) =>
      other.call(lettersDesk.save, { kind, ...original, note, version: version + 1 }),
    ),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('OWN-6 a stored text that can no longer be sent gives way to the original one, and is shown as broken', async () => {
  const bad = { texts: { ...original, text: 'Sin enlace, con {{algo_de_antes}}' } };
  const { version } = await admin.call(lettersDesk.one, { kind });
  await post.shop.pool.query(
    "insert into content_versions (kind, key, version, content, at, by, publish_at) values ('letter', $1, $2, $3, now(), 'jefa', $4)",
    [kind, version + 1, bad, post.shop.clock.now()],
  );
  await post.shop.services.letters.reload();
  const shown = await admin.call(lettersDesk.one, { kind });
  expect(shown).toMatchObject({ isBroken: true, isChanged: true, text: bad.texts.text });
  expect((await admin.call(lettersDesk.list, {})).filter(({ isBroken }) => isBroken)).toMatchObject([{ kind }]);
  const mail = await askedFor(await post.registered('Ana'));
  expect(mail.subject).toBe(original.subject);
  expect(linkIn(mail).pathname).toContain('/user/changepassword/');
});

test('OWN-6 another process learns of a change by the change feed, and sends it without a query about its text', async () => {
  const { db } = post.shop.services;
  const letters = await openLetters({ db, onFailure: (error) => expect.unreachable(String(error)) });
  await admin.call(lettersDesk.save, { kind, ...original, subject: 'Nueva' });
  expect(letters.current(kind).subject).toBe(original.subject);
  letters.subscriber.invalidate(['content:letter', `content/letter/${kind}`]);
  await expect.poll(() => letters.current(kind).subject).toBe('Nueva');
});

test('OWN-6 customers and guests may not read, change or test letters', async () => {
  const customer = await post.shop.customer('clienta');
  const texts = { kind, ...original } as const;
  for (const [actor, code] of [
    [customer, 'not_allowed'],
    [post.shop.guest(), 'not_logged_in'],
  ] as const) {
    expect((await actor.refusal(lettersDesk.list, {})).code).toBe(code);
    expect((await actor.refusal(lettersDesk.one, { kind })).code).toBe(code);
    expect((await actor.refusal(lettersDesk.versions, { kind })).code).toBe(code);
    expect((await actor.refusal(lettersDesk.save, texts)).code).toBe(code);
    expect((await actor.refusal(lettersDesk.preview, texts)).code).toBe(code);
    expect((await actor.refusal(lettersDesk.test, { ...texts, recipient: 'x@example.com' })).code).toBe(code);
  }
  expect((await customer.refusal(lettersDesk.save, texts)).status).toBe(403);
});

test('OWN-6 an administrator can send twenty tests in an hour', async () => {
  const limited = await openShopWithPost({ RATE_LIMITS: 'on' });
  const sender = await limited.shop.admin();
  const send = () => sender.call(lettersDesk.test, { kind, ...original, recipient: 'jefa@example.com' });
  for (let sent = 0; sent < 20; sent += 1) await send();
  await expect(send()).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(limited.box.received).toHaveLength(20);
  await limited.close();
});
