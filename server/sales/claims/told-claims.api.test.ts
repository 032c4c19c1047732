import { afterEach, expect, test } from 'vitest';
import { claims } from '#contract/sales/claims/claims.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { people } from '#contract/office/people-desk.ts';
import { profile } from '#contract/people/profile.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import { complaint, openClaims, reversal, type ClaimScene } from '#test/claims.ts';

let scene: ClaimScene;
let post: ClaimScene['post'];
let owner: ClaimScene['owner'];

afterEach(() => post.close());

async function openIn(code: CountryCode): Promise<void> {
  scene = await openClaims(code);
  ({ post, owner } = scene);
}

const day = 86_400_000;
const complain: ClaimScene['complain'] = (changes) => scene.complain(changes);
const ask: ClaimScene['ask'] = (changes) => scene.ask(changes);
const newest: ClaimScene['newest'] = () => scene.newest();

test('OWN-2 every administrator is told of a claim once, until when to answer it and where, and of who stated it nothing', async () => {
  await openIn('PE');
  const helper = await post.shop.admin('ayudante');
  // Who wants no e-mail for each order still has to answer claims.
  await owner.call(profile.update, { id: owner.username, receivesOrderEmails: false });
  const { number, answerUntil } = await complain();
  await Promise.all([post.deliver(), post.deliver()]);
  const told = () => post.box.received.filter(({ subject }) => subject === `Nuevo trámite N° ${number}: reclamo`);
  const readers = ['ayudante@example.com', 'jefa@example.com'];
  expect(
    told()
      .map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual(readers);
  const [mail] = told();
  const until = dayWords(lastDayOf(answerUntil ?? ''));
  const page = `${post.shop.settings.publicUrl}/admin/claims/${(await newest())?.id}`;
  for (const part of [`Responder hasta el ${until}`, page]) expect(mail?.text).toContain(part);
  for (const part of ['Rosa', complaint.document, complaint.goods]) expect(mail?.text).not.toContain(part);
  // Read again from the beginning, the log makes no second one.
  await post.shop.pool.query('delete from event_subscribers');
  await post.deliver();
  expect(told()).toHaveLength(2);
  // Answered, or for somebody who is no administrator any more, there is nothing to tell.
  post.box.refuse(451, 9);
  const other = await complain({ email: 'otra@example.com' });
  await post.deliver();
  await post.shop.pool.query(`update users set rol = 'client' where id = $1`, [helper.id]);
  await owner.call(claims.answer, { id: (await newest())?.id ?? 0, answer: 'Ya lo resolvimos.' });
  post.box.refuse(451, 0);
  post.shop.clock.advance(61_000);
  await post.deliver();
  expect(post.box.received.filter(({ subject }) => subject?.startsWith(`Nuevo trámite N° ${other.number}`))).toEqual(
    [],
  );
});

test('OWN-2 the desk counts the claims that wait for an answer, with the nearest time to answer by law', async () => {
  await openIn('PE');
  const counted = async () => {
    const { claims: count, claimsUntil } = await owner.call(orderDesk.counts, {});
    return [count, claimsUntil];
  };
  expect(await counted()).toEqual([0, null]);
  const first = await complain();
  const id = (await newest())?.id ?? 0;
  post.shop.clock.advance(8 * day);
  const second = await complain({ email: 'otra@example.com' });
  expect(await counted()).toEqual([2, first.answerUntil]);
  await owner.call(claims.answer, { id, answer: 'Le devolvemos el dinero.' });
  expect(await counted()).toEqual([1, second.answerUntil]);
  await post.close();
  await openIn('CO');
  await ask();
  // The law of reversals sets a time to ask, not to answer.
  expect(await counted()).toEqual([1, null]);
});

test('OWN-2 a deleted account leaves its reversals without who asked, in which words; a sheet of the book stays whole', async () => {
  await openIn('CO');
  const { number: orderNumber, email } = await scene.orderInColombia();
  const detail = 'Lo esperé en Pasaje Olvidado 913';
  await ask({ orderNumber: String(orderNumber), email, phone: '321 1234567', detail });
  const answered = await newest();
  await owner.call(claims.answer, { id: answered?.id ?? 0, answer: 'Señor Rojas, se la revertimos.' });
  await ask({ orderNumber: String(orderNumber), email, phone: '321 1234567', detail });
  const secrets = ['Rojas', email, reversal.document, '321 1234567', reversal.instrument, detail];
  await post.deliver();
  const traces = async () => {
    const kept = ['claims', 'emails', 'events'].map((table) =>
      post.shop.pool.query(`select t::text as row from ${table} t`),
    );
    const text = JSON.stringify((await Promise.all(kept)).map(({ rows }) => rows));
    return secrets.filter((secret) => text.includes(secret));
  };
  expect(await traces()).toEqual(secrets);
  await owner.call(people.remove, { user_name: 'camilo' });
  expect(await traces()).toEqual([]);
  const forgotten = await newest();
  expect(forgotten).toMatchObject({
    name: '',
    email: 'eliminado@percha.invalid',
    stated: { reason: 'not_received', orderNumber, noticedOn: reversal.noticedOn, document: '', detail: '' },
  });
  // It can still be closed with an answer, which goes to nobody.
  post.box.received.length = 0;
  await owner.call(claims.answer, { id: forgotten?.id ?? 0, answer: 'La cuenta se eliminó.' });
  await post.deliver();
  expect(post.box.received).toEqual([]);
  await post.close();
  await openIn('PE');
  const rosa = await post.shop.customer('rosa', { hasAddress: false });
  await complain();
  const before = await newest();
  await post.deliver();
  await owner.call(people.remove, { user_name: rosa.username });
  expect(await newest()).toEqual(before);
  expect((await post.shop.pool.query('select from emails where recipient = $1', ['rosa@example.com'])).rows).toEqual(
    [],
  );
});
