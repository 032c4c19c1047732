import { expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { linkIn } from '#test/mailbox.ts';
import type { ShopWithPost } from '#test/post.ts';
import { openedPostDesk } from '#test/opened-shop.ts';

const { post, admin } = openedPostDesk(() => undefined);

const ad = {
  emailAsunto: 'Rebajas <de> invierno',
  emailImagenTitle: 'https://www.fotos.example/tapado.jpg',
  emailTitulo: 'Abrigos',
  emailSubTitle: 'Hasta el domingo',
  emailDescription: 'Tapados & camperas.\n\nEnvíos a todo el país.',
  emailButton: '',
};

/** Has a person accept advertising, whose address is proven by the link of the welcome e-mail. */
async function accept(actor: Awaited<ReturnType<ShopWithPost['registered']>>) {
  await post.shop.pool.query('update users set email_verified_at = now() where username = $1', [actor.user_name]);
  return acceptOnly(actor);
}

const acceptOnly = (actor: Awaited<ReturnType<ShopWithPost['registered']>>) =>
  actor.send(`/users/update/${actor.user_name}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ acceptsAdvertising: true }),
  });

test('AMAIL-1 CALL-40 what arrives is what the preview showed', async () => {
  const preview = await admin.call(advertising.preview, { ...ad, emailGoogle: 'ana@example.com' });
  expect(await admin.call(advertising.send, { ...ad, emailGoogle: 'ana@example.com' })).toEqual({ recipients: 1 });
  await post.deliver();
  const [mail] = post.box.received;
  expect(mail).toMatchObject({ recipient: 'ana@example.com', subject: ad.emailAsunto });
  expect(mail?.html?.replaceAll('\r\n', '\n').trim()).toBe(preview.html.trim());
  expect(preview).toMatchObject({ sender: 'Percha <tienda@percha.example>', recipient: 'ana@example.com' });
  for (const part of ['src="https://fotos.example/tapado.jpg"', 'Tapados &amp; camperas.', 'Compra ya!']) {
    expect(preview.html).toContain(part);
  }
  expect(mail?.text).toContain('Hasta el domingo');
});

test('AMAIL-1 an e-mail has only what mail programs display: tables and inline styles, no scripts', async () => {
  const { html } = await admin.call(advertising.preview, { ...ad, emailGoogle: 'ana@example.com' });
  expect(html).not.toMatch(/<(?:script|link|form|div|svg|video)[\s>]/i);
  // The style sheet only adds dark colours and less space on phones, to an e-mail that is whole without it.
  const [sheet = '', ...others] = [...html.matchAll(/<style>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
  expect(others).toEqual([]);
  const conditional = /@media \([\w-]+:\w+\)\{(?:[^{}]*\{[^{}]*\})*\}|\[data-ogs[bc]\] [^{}]*\{[^{}]*\}/g;
  expect(sheet.replace(conditional, '').trim()).toBe(
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  );
  expect(html).not.toMatch(/\b(?:flex|grid|position|var\()/i);
  for (const [tag] of html.matchAll(/<(?:p|h1|a|img|td style|td class)\b[^>]*>/g)) expect(tag).toContain('style="');
  for (const [tag] of html.matchAll(/<table[^>]*>/g)) expect(tag).toContain('border-collapse:collapse');
  expect(html.length).toBeLessThan(102_000);
});

test('AMAIL-1 an e-mail to all goes to all who accepted, and its link unsubscribes without a login', async () => {
  const ana = await post.registered('Ana');
  const eva = await post.registered('Eva');
  await post.registered('Luz');
  await accept(ana);
  await accept(eva);
  expect(await admin.call(advertising.sendToAll, ad)).toEqual({ recipients: 2 });
  await post.deliver();
  expect(post.box.received.map(({ recipient }) => recipient).toSorted()).toEqual([ana.email, eva.email].toSorted());
  const mail = post.box.received.find(({ recipient }) => recipient === ana.email);
  const link = linkIn({ text: mail?.text?.split('publicidad:')[1] ?? '' });
  expect(link.pathname).toBe('/unsubscribe');
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${link.href}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const token = link.searchParams.get('token') ?? '';
  for (let times = 0; times < 2; times += 1) {
    expect(await post.shop.guest().call(advertising.unsubscribe, { token })).toEqual({ ended: true });
  }
  expect((await admin.call(advertising.sendToAll, ad)).recipients).toBe(1);
});

test('AMAIL-1 who unsubscribes while the e-mail is queued does not get it', async () => {
  const sol = await post.registered('Sol');
  await accept(sol);
  await admin.call(advertising.sendToAll, { ...ad, emailAsunto: 'Tarde' });
  await post.shop.pool.query('update users set accepts_advertising = false where username = $1', [sol.user_name]);
  await post.deliver();
  expect(post.box.received.filter(({ recipient }) => recipient === sol.email)).toEqual([]);
});

test.each([
  [{ emailGoogle: '' }, 'emailGoogle'],
  [{ emailGoogle: 'a@example.com, b@example.com' }, 'emailGoogle'],
  [{ emailAsunto: '' }, 'emailAsunto'],
  [{ emailImagenTitle: 'https://fotos.example/x.png" onerror="x.png' }, 'emailImagenTitle'],
])('AMAIL-1 %o is refused and nobody is written to', async (change, path) => {
  const refused = await admin.refusal(advertising.send, { ...ad, emailGoogle: 'ana@example.com', ...change });
  expect(refused.errors[0]?.path).toBe(path);
  await post.deliver();
  expect(post.box.received).toEqual([]);
});

test('the audit log says what was sent and by whom, without an address', async () => {
  const { email, user_name } = await post.registered();
  await admin.call(advertising.send, { ...ad, emailGoogle: email.toUpperCase() });
  await admin.call(advertising.send, { ...ad, emailGoogle: 'nota@example.com' });
  const { entries } = await admin.call(audit.list, { action: 'mail.advertising' });
  expect(entries.slice(0, 2).map(({ subject }) => subject)).toEqual(['una dirección sin cuenta', user_name]);
  expect(entries[0]).toMatchObject({ actor: 'jefa', after: { asunto: ad.emailAsunto } });
});

test('MEND-29 an e-mail to all is never mistaken for one to an address that the same form sent before', async () => {
  await accept(await post.registered());
  const campaign = { ...ad, key: 'formulario:3' };
  expect(await admin.call(advertising.send, { ...campaign, emailGoogle: 'una@example.com' })).toEqual({
    recipients: 1,
  });
  const { recipients } = await admin.call(advertising.readers, {});
  expect(recipients).toBeGreaterThan(1);
  expect(await admin.call(advertising.sendToAll, campaign)).toEqual({ recipients });
});

test('MEND-29 recipients are counted before, the preview is the e-mail to all, and each campaign is sent once', async () => {
  const eva = await post.registered();
  await accept(eva);
  const { recipients } = await admin.call(advertising.readers, {});
  expect(recipients).toBeGreaterThan(0);
  const shown = await admin.call(advertising.preview, ad);
  expect(shown.recipient).toBe('Todos los que aceptaron publicidad');
  const campaign = { ...ad, emailAsunto: 'Una vez', key: 'formulario:1' };
  const sent = await Promise.all([1, 2, 3].map(() => admin.call(advertising.sendToAll, campaign)));
  expect(sent).toEqual([{ recipients }, { recipients }, { recipients }]);
  expect(await admin.call(advertising.sendToAll, campaign)).toEqual({ recipients });
  const { rows } = await post.shop.pool.query<{ emails: number; campaigns: number }>(`
    select count(*)::int as emails, count(distinct campaign_id)::int as campaigns
    from emails join campaigns on campaigns.id = campaign_id where subject = 'Una vez'`);
  expect(rows).toEqual([{ emails: recipients, campaigns: 1 }]);
  const { entries } = await admin.call(audit.list, { kind: 'mail' });
  expect(entries.filter(({ after }) => JSON.stringify(after).includes('Una vez'))).toMatchObject([
    { after: { recipients } },
  ]);
  expect(await admin.call(advertising.sendToAll, { ...campaign, key: 'formulario:2' })).toEqual({ recipients });
});
