import { expect, test } from 'vitest';
import { advertising } from '#contract/mail/advertising.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { profile } from '#contract/people/profile.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import { createActor } from '#test/actor.ts';
import { linkIn } from '#test/mailbox.ts';
import { newsletterScene } from '#test/newsletter.ts';
import { forgetUnconfirmed } from './forget-reader.service.ts';

const scene = newsletterScene();
const { post } = scene;

const consent =
  'Acepto recibir novedades y ofertas de Percha por correo. Puedo darme de baja cuando quiera, desde cada correo.';

test('PRIV-3 an address reads the newsletter once it was confirmed by the link of its letter, and not before', async () => {
  const ana = scene.addressOf('ana');
  await scene.ask(ana);
  const [token = '', ...others] = await scene.tokensOf(ana);
  expect(others).toEqual([]);
  expect(await scene.advertise(ana)).toEqual([0]);
  // Opening the page confirms nothing, because mail programs open links.
  expect(await post.shop.guest().call(newsletter.asked, { token })).toEqual({ email: ana });
  expect(await scene.advertise(ana)).toEqual([0]);
  expect(await scene.confirm(token)).toEqual({ email: ana });
  expect(await scene.advertise(ana)).toEqual([1]);
  expect(await scene.refused(token)).toBe('link_spent');
  expect((await post.shop.guest().refusal(newsletter.asked, { token })).code).toBe('link_spent');
});

test('PRIV-3 the record says when, where and which text, in its language, and is only added to', async () => {
  const ana = scene.addressOf('ana');
  const before = post.shop.clock.now();
  await scene.ask(ana, 'footer');
  const [token = ''] = await scene.tokensOf(ana);
  await scene.confirm(token);
  expect(await scene.recordsOf(ana)).toEqual([
    { what: 'asked', place: 'footer', wording: consent, language: 'es-AR', user_id: null },
    {
      what: 'confirmed',
      place: 'letter',
      wording: consent.replace('Acepto recibir', 'Confirmo que quiero recibir'),
      language: 'es-AR',
      user_id: null,
    },
  ]);
  const { rows } = await post.shop.pool.query<{ at: Date }>('select at from consents where email = $1', [ana]);
  for (const { at } of rows) expect(at >= before && at <= post.shop.clock.now()).toBe(true);
  for (const statement of [
    'delete from consents',
    `update consents set wording = 'x'`,
    'update consents set email = null',
    `update consents set email = null, email_hash = sha256('x'), what = 'given'`,
    'truncate consents',
  ]) {
    await expect(post.shop.pool.query(statement)).rejects.toThrow('only added to');
  }
});

test('PRIV-3 the answer is the same for every address, and who reads it already gets no letter', async () => {
  const ana = scene.addressOf('ana');
  const known = await scene.account({ isProven: true });
  await known.accepts(true);
  await scene.reader(ana);
  post.box.received.length = 0;
  const answers = await Promise.all([scene.ask(ana), scene.ask(known.email), scene.ask(scene.addressOf('nueva'))]);
  expect(new Set(answers.map(({ detail }) => detail)).size).toBe(1);
  expect([await scene.tokensOf(ana), await scene.tokensOf(known.email)]).toEqual([[], []]);
  expect(await scene.tokensOf(scene.addressOf('nueva'))).toHaveLength(1);
});

test('PRIV-3 who asks several times at once, or again within some minutes, gets one letter; later another one', async () => {
  const ana = scene.addressOf('ana');
  await Promise.all([scene.ask(ana), scene.ask(ana.toUpperCase()), scene.ask(ana)]);
  await scene.ask(ana);
  expect(await scene.whatOf(ana)).toEqual(['asked newsletter']);
  await post.deliver();
  expect(post.box.received.filter(({ recipient }) => recipient.toLowerCase() === ana)).toHaveLength(1);
  post.shop.clock.advance(11 * minuteMs);
  await scene.ask(ana);
  const tokens = await scene.tokensOf(ana);
  const [last = ''] = tokens.slice(-1);
  await scene.confirm(last);
  expect(await scene.advertise(ana)).toEqual([1]);
  // One reader has one subscription, so the links of other letters are over.
  for (const token of tokens) expect(await scene.refused(token)).toBe('link_spent');
});

test('PRIV-3 of two who confirm by the same link at once one does, and it is recorded once', async () => {
  const ana = scene.addressOf('ana');
  await scene.ask(ana);
  const [token = ''] = await scene.tokensOf(ana);
  const both = await Promise.allSettled(Array.from({ length: 4 }, () => scene.confirm(token)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await scene.whatOf(ana)).toEqual(['asked newsletter', 'confirmed letter']);
});

test('PRIV-3 a link works for seven days; then the address and its letter are deleted, and its record names it no more', async () => {
  const ana = scene.addressOf('ana');
  await scene.ask(ana);
  const kept = await scene.reader(scene.addressOf('queda'));
  const [token = ''] = await scene.tokensOf(ana);
  post.shop.clock.advance(7 * dayMs - minuteMs);
  await forgetUnconfirmed(post.shop.services);
  expect(await post.shop.guest().call(newsletter.asked, { token })).toEqual({ email: ana });
  post.shop.clock.advance(2 * minuteMs);
  expect(await scene.refused(token)).toBe('link_spent');
  await forgetUnconfirmed(post.shop.services);
  for (const [table, column] of [
    ['newsletter_readers', 'email'],
    ['consents', 'email'],
    ['emails', 'recipient'],
  ]) {
    const { rows } = await post.shop.pool.query(`select 1 from ${table} where ${column} = $1`, [ana]);
    expect([table, rows]).toEqual([table, []]);
  }
  expect(await scene.advertise(ana, kept)).toEqual([0, 1]);
  expect(await scene.whatOf(kept)).toEqual(['asked newsletter', 'confirmed letter']);
});

test.each(['x', 'x'.repeat(43), ''])('PRIV-3 the token %j is none', async (token) => {
  const { code } = await post.shop.guest().refusal(newsletter.confirm, { token });
  expect(['link_spent', 'invalid']).toContain(code);
});

test('PRIV-3 a link that proves the address of an account confirms no newsletter', async () => {
  const ana = scene.addressOf('ana');
  const person = await post.registered();
  await createActor(person.user_name, person.send).call(profile.update, {
    id: person.user_name,
    email: ana,
    currentPassword: 'primera1',
  });
  await post.deliver();
  const token = linkIn(post.box.received.find(({ recipient }) => recipient === ana) ?? {}).searchParams.get('token');
  expect(token).toHaveLength(43);
  expect(await scene.refused(token ?? '')).toBe('link_spent');
});

test.each(['', 'ana', 'ana@example.com, eva@example.com', 'ana@ejemplo', `${'a'.repeat(65)}@example.com`])(
  'PRIV-3 %j is no address: it is refused, and nobody is written to',
  async (email) => {
    const refusal = await post.shop.guest().refusal(newsletter.ask, { email });
    expect(refusal.errors.map(({ path }) => path)).toEqual(['email']);
    await post.deliver();
    expect(post.box.received).toEqual([]);
  },
);

test('PRIV-3 every advertisement to a reader has the address that ends it by one click, and the page', async () => {
  const ana = scene.addressOf('ana');
  await scene.reader(ana);
  const about = await scene.queue();
  await post.deliver();
  const [mail] = scene.lettersTo(ana, about);
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  const link = new URL(headers.get('list-unsubscribe')?.slice(1, -1) ?? '');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(link.pathname).toBe('/unsubscribe');
  expect(mail?.text).toContain(link.href);
  const token = link.searchParams.get('token') ?? '';
  for (let times = 0; times < 2; times += 1) {
    const ended = await post.shop.guest().call(advertising.unsubscribe, { token, place: 'one-click' });
    expect(ended).toEqual({ ended: true });
  }
  expect(await scene.advertise(ana)).toEqual([0]);
  expect((await scene.whatOf(ana)).slice(2)).toEqual(['ended-link one-click']);
  // The links of old e-mails go on working for who comes back.
  await scene.reader(ana);
  expect(await scene.advertise(ana)).toEqual([1]);
  await post.shop.guest().call(advertising.unsubscribe, { token, place: 'unsubscribe' });
  expect(await scene.advertise(ana)).toEqual([0]);
  const [last] = (await scene.recordsOf(ana)).slice(-1);
  expect(last).toMatchObject({ what: 'ended-link', place: 'unsubscribe', language: 'es-AR' });
  expect(last?.wording).toContain('¿No quiere recibir más publicidad');
});
