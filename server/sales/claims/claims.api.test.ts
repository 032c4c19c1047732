import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import { claims } from '#contract/sales/claims/claims.ts';
import type { CountryCode } from '#contract/core/countries/country.ts';
import { menus } from '#contract/site/menus.ts';
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
const lettersTo: ClaimScene['lettersTo'] = (email) => scene.lettersTo(email);
const year = () => post.shop.clock.now().getUTCFullYear();

test('OWN-2 LAWS-1 in Peru anybody writes into the book of complaints, and gets its number, the time to answer and a copy', async () => {
  await openIn('PE');
  const first = await complain();
  expect(first.number).toBe(`000000001-${year()}`);
  const second = await complain({ kind: 'complaint', contracted: 'service', amount: null, email: 'otra@example.com' });
  expect(second.number).toBe(`000000002-${year()}`);
  // Fifteen working days are three weeks, and end with the day.
  const span = Date.parse(first.answerUntil ?? '') - Date.parse(first.at);
  expect(Math.floor(span / day)).toBeGreaterThanOrEqual(19);
  expect(Math.floor(span / day)).toBeLessThanOrEqual(23);
  const [mail, ...others] = await lettersTo('rosa@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Recibimos su reclamo N° ${first.number}`);
  for (const part of [
    complaint.name,
    complaint.document,
    complaint.address,
    complaint.goods,
    complaint.detail,
    complaint.wanted,
    'S/\u00a0129.90',
    '15 días hábiles',
  ]) {
    expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(part);
  }
  expect(mail?.html).toContain('La costura se abrió<br>el primer día.');
  expect((await lettersTo('otra@example.com'))[0]?.subject).toBe(`Recibimos su queja N° ${second.number}`);
});

test('OWN-2 the numbers of the book have no gaps, whatever comes at once, and a form that is sent twice is one sheet', async () => {
  await openIn('PE');
  const request = randomUUID();
  const same = await Promise.all(Array.from({ length: 3 }, () => complain({ request })));
  expect(new Set(same.map(({ number }) => number)).size).toBe(1);
  const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => complain({ email: `${name}@example.com` })));
  expect(others.map(({ number }) => number).toSorted()).toEqual(
    [2, 3, 4, 5].map((number) => `00000000${number}-${year()}`),
  );
  expect((await owner.call(claims.list, {})).claims).toHaveLength(5);
  expect(await lettersTo('rosa@example.com')).toHaveLength(1);
});

test('OWN-2 LAWS-1 the owner answers a sheet once, by letter, until its time ends', async () => {
  await openIn('PE');
  const { number, answerUntil } = await complain();
  const before = await newest();
  expect(before).toMatchObject({ number, state: 'received', until: answerUntil, isInTime: true, answer: '' });
  const id = before?.id ?? 0;
  const buyer = await post.shop.customer('rosa', { hasAddress: false });
  for (const other of [post.shop.guest(), buyer]) {
    for (const refusal of [
      await other.refusal(claims.list, {}),
      await other.refusal(claims.one, { id }),
      await other.refusal(claims.answer, { id, answer: 'No' }),
    ]) {
      expect(['not_allowed', 'not_logged_in']).toContain(refusal.code);
    }
  }
  post.shop.clock.advance(24 * day);
  expect(await owner.call(claims.one, { id })).toMatchObject({ isInTime: false });
  const answer = 'Le devolvemos el dinero.\nDisculpe la demora.';
  const answered = await owner.call(claims.answer, { id, answer });
  expect(answered).toMatchObject({ state: 'answered', answer, answeredBy: 'jefa', isInTime: false });
  expect(await owner.refusal(claims.answer, { id, answer: 'Otra' })).toMatchObject({
    code: 'claim_answered',
    status: 409,
  });
  expect(await owner.refusal(claims.answer, { id: 999, answer })).toMatchObject({ code: 'claim_not_found' });
  expect((await owner.call(claims.list, { state: 'received' })).claims).toEqual([]);
  const [, mail, ...others] = await lettersTo('rosa@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Respuesta a su reclamo N° ${number}`);
  expect(mail?.text?.replaceAll('\r\n', '\n')).toContain(answer);
  expect(mail?.text).toContain(complaint.goods);
  const { entries } = await owner.call(audit.list, { kind: 'claim' });
  expect(entries).toMatchObject([{ action: 'claim.answer', subject: String(id), actor: 'jefa' }]);
});

test('OWN-2 a sheet without what the law asks for is refused by field, and nobody can send letters without end', async () => {
  await openIn('PE');
  const empty = await post.shop.guest().refusal(claims.complain, {
    request: randomUUID(),
    ...complaint,
    name: ' ',
    document: '',
    email: 'x',
    detail: ' \n ',
    orderNumber: 'abc',
  });
  expect(empty.errors.map(({ path }) => path).toSorted()).toEqual([
    'detail',
    'document',
    'email',
    'name',
    'orderNumber',
  ]);
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => complain()));
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(2);
});

test('OWN-2 LAWS-1 in Colombia a buyer asks for the reversal of a payment for a reason of the law, and the desk says if it was in time', async () => {
  await openIn('CO');
  const { number: orderNumber, reference, email } = await scene.orderInColombia();
  const noticedOn = '2026-11-20';
  const { number, answerUntil } = await ask({ orderNumber: `N° ${orderNumber}`, email, noticedOn });
  expect([number, answerUntil]).toEqual([`000000001-${year()}`, null]);
  expect(await newest()).toMatchObject({
    kind: 'reversal',
    order: reference,
    stated: { reason: 'not_received', instrument: reversal.instrument, noticedOn },
  });
  const mail = (await lettersTo(email)).find(({ subject }) => subject?.includes(number));
  expect(mail?.subject).toBe(`Recibimos su solicitud de reversión del pago N° ${number}`);
  for (const part of ['No recibí el producto', reversal.instrument, noticedOn]) expect(mail?.text).toContain(part);
  expect(mail?.text).not.toContain('días hábiles que fija');
  // Of an order that is not theirs nothing is told, and it is recorded too.
  const foreign = await ask({ orderNumber: String(orderNumber), email: 'otra@example.com' });
  expect(foreign.number).toBe(`000000002-${year()}`);
  expect(await newest()).toMatchObject({ order: null });
  const wrong = { request: randomUUID(), ...reversal, noticedOn: '31/12/2026', instrument: '' };
  const refusal = await post.shop.guest().refusal(claims.reverse, wrong);
  expect(refusal.errors.map(({ path }) => path).toSorted()).toEqual(['instrument', 'noticedOn']);
  const later = { request: randomUUID(), ...reversal, noticedOn: '9999-12-31' };
  expect((await post.shop.guest().refusal(claims.reverse, later)).errors.map(({ path }) => path)).toEqual([
    'noticedOn',
  ]);
});

test('OWN-2 the reversal is in time for five working days since the buyer knew of its reason', async () => {
  await openIn('CO');
  const now = post.shop.clock.now().getTime();
  const dayBefore = (days: number) => new Date(now - days * day).toISOString().slice(0, 10);
  const inTime = async (days: number) => {
    await ask({ noticedOn: dayBefore(days), email: `hace${days}@example.com` });
    return (await newest())?.isInTime;
  };
  // Five working days are five days at least, and seven at most.
  expect([await inTime(1), await inTime(5), await inTime(10)]).toEqual([true, true, false]);
});

test.each([
  ['AR', []],
  ['PE', [['Libro de Reclamaciones', '/libro-de-reclamaciones']]],
  ['CO', [['Reversión del pago', '/reversion-del-pago']]],
] as const)(
  'OWN-2 in %s the end of each page leads to what its law wants, and nothing else is taken',
  async (code, links) => {
    await openIn(code);
    const { legal } = await post.shop.guest().call(menus.shown, {});
    const own = legal.filter(({ to }) => to.startsWith('/')).map(({ text, to }) => [text, to]);
    expect(own).toEqual(links);
    const book = post.shop.guest().call(claims.complain, { request: randomUUID(), ...complaint });
    const reversed = post.shop.guest().call(claims.reverse, { request: randomUUID(), ...reversal });
    const taken = (await Promise.allSettled([book, reversed])).map(({ status }) => status === 'fulfilled');
    expect(taken).toEqual([code === 'PE', code === 'CO']);
  },
);
