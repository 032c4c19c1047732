import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '#contract/core/time/units.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { profile } from '#contract/people/profile.ts';
import { ownData } from '#contract/office/own-data.ts';
import { openZip } from '#platform/table-files/zip.ts';
import { sweepAccounts } from '#server/people/accounts/sweep-accounts.service.ts';
import { createActor, type Actor } from '#test/actor.ts';
import { startOpenIdProvider, type OpenIdProvider } from '#test/openid-provider.ts';
import { openedPost } from '#test/opened-shop.ts';
import { openShop } from '#test/shop.ts';
import { wholePerson, zoraida, zoraidasWords } from '#test/whole-person.ts';
import { makeCopies } from './make-copies.service.ts';

let provider: OpenIdProvider;
beforeAll(async () => {
  provider = await startOpenIdProvider();
});
afterAll(() => provider.close());

const here = openedPost({ env: { RATE_LIMITS: 'on' } });

const make = () => makeCopies(here.shop.services, new AbortController().signal);

async function customer(): Promise<Actor & { email: string; token: string }> {
  const { send, email, token, user_name } = await here.registered();
  return { ...createActor(user_name, send), email, token };
}

/** Asks for a copy and makes it. */
async function readyCopy(person: Actor): Promise<string> {
  const { id } = await person.call(ownData.ask, {});
  await make();
  return id;
}

test('PRIV-2 the copy has everything that the shop knows of its person, for programs and for people', async () => {
  const shop = await openShop({ env: provider.settings });
  const { person, copy, invoiced } = await wholePerson(shop, provider);
  const { bytes, name } = await person.call(ownData.file, { id: copy.id });
  expect(name).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await openZip(bytes);
  const text = async (path: string) => Buffer.from(await zip.read(path)).toString();
  const json = async (path: string): Promise<unknown> => JSON.parse(await text(path));
  const { email, dni, wanted, lastname } = zoraidasWords;
  expect(await json('account.json')).toMatchObject({ username: zoraida.user_name, email, lastname, document: dni });
  expect(await json('account.json')).toMatchObject({ requestedEmail: wanted });
  expect(await json('addresses.json')).toMatchObject([{ street: 'Pasaje Olvidado', number: '913' }]);
  const bought = await json('orders.json');
  expect(bought).toHaveLength(4);
  expect(bought).toContainEqual(
    expect.objectContaining({
      number: invoiced.number,
      lines: [expect.objectContaining({ quantity: 3, price: '1000.00' })],
      payments: [expect.objectContaining({ status: 'approved' })],
      refunds: [expect.objectContaining({ amount: '10.00' })],
      returns: [expect.objectContaining({ state: 'rejected' })],
      documents: [expect.objectContaining({ kind: 'invoice' })],
      taxData: expect.objectContaining({ taxId: '20267565393' }),
    }),
  );
  expect(await json('reviews.json')).toMatchObject([{ stars: 5, comment: 'Me quedó hermosa' }]);
  expect(await json('favourites.json')).toHaveLength(1);
  expect(await json('consents.json')).toMatchObject({
    advertising: true,
    record: [
      { what: 'asked', place: 'newsletter' },
      { what: 'given', place: 'profile' },
    ],
  });
  expect(await json('letters.json')).toContainEqual(expect.objectContaining({ kind: 'welcome', to: email }));
  expect(await json('sessions.json')).toHaveLength(1);
  expect(await json('logins.json')).toHaveLength(1);
  expect(await json('withdrawals.json')).toHaveLength(2);
  expect(zip.names.filter((path) => path.startsWith('documents/'))).toHaveLength(1);
  expect(zip.names.filter((path) => path.startsWith('receipts/'))).toHaveLength(1);
  const page = await text('mis-datos.html');
  for (const word of [email, dni, 'Pasaje Olvidado', 'Me quedó hermosa', `Orden ${invoiced.number}`]) {
    expect(page).toContain(word);
  }
  // Nobody else's words, and nothing that only the shop's people write.
  expect(await text('orders.json')).not.toContain('"order.noted"');
  expect(JSON.stringify(await json('account.json'))).not.toMatch(/argon2|password/i);
  zip.close();
  await shop.close();
});

test('PRIV-2 hostile words of a person are text in the page of the copy', async () => {
  const person = await customer();
  await person.call(profile.update, { id: person.username, address: '<img src=x onerror=alert(1)>' });
  const id = await readyCopy(person);
  const zip = await openZip((await person.call(ownData.file, { id })).bytes);
  const page = Buffer.from(await zip.read('mis-datos.html')).toString();
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toMatch(/<img|<script/);
  zip.close();
});

test('PRIV-2 a letter leads to the copy, which only its person gets: no other customer, no administrator, no guest', async () => {
  const person = await customer();
  const other = await customer();
  const id = await readyCopy(person);
  here.box.received.length = 0;
  await here.deliver();
  const letter = here.box.received.find(({ recipient }) => recipient === person.email);
  expect(letter?.text).toContain(`/user/data/${id}`);
  expect((await person.call(ownData.file, { id })).bytes.length).toBeGreaterThan(500);
  expect(await other.refusal(ownData.file, { id })).toMatchObject({ code: 'copy_not_found', status: 404 });
  expect(await (await here.shop.admin('duena')).refusal(ownData.file, { id })).toMatchObject({ status: 403 });
  expect(await here.shop.guest().refusal(ownData.file, { id })).toMatchObject({ status: 401 });
  expect((await other.call(ownData.copy, {})).copy).toBeNull();
});

test('PRIV-2 no cache keeps the file, and no browser opens it', async () => {
  const person = await customer();
  const id = await readyCopy(person);
  const answer = await here.shop.sendAs({ authorization: `Bearer ${person.token}` })(`/users/own-data/${id}`, {
    method: 'GET',
    headers: {},
  });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="mis-datos-/);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
});

test('PRIV-2 a day later the link leads to nothing, and the file is deleted', async () => {
  const person = await customer();
  const id = await readyCopy(person);
  here.shop.clock.advance(dayMs - hourMs);
  expect((await person.call(ownData.file, { id })).bytes.length).toBeGreaterThan(500);
  here.shop.clock.advance(2 * hourMs);
  expect(await person.refusal(ownData.file, { id })).toMatchObject({ code: 'copy_not_found' });
  expect((await person.call(ownData.copy, {})).copy).toBeNull();
  await sweepAccounts(here.shop.db, here.shop.clock.now());
  const { rows } = await here.shop.pool.query('select id from data_exports where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('PRIV-2 of two that are asked for at once one is made, and after three in a day no more', async () => {
  const person = await customer();
  const asked = await Promise.allSettled([1, 2, 3, 4].map(() => person.call(ownData.ask, {})));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await person.refusal(ownData.ask, {})).toMatchObject({ code: 'copy_in_progress', status: 409 });
  const { rows } = await here.shop.pool.query(
    `select count(*)::int as many from data_exports join users on users.id = user_id where username = $1`,
    [person.username],
  );
  expect(rows).toEqual([{ many: 1 }]);
  await make();
  here.shop.clock.advance(dayMs + hourMs);
  for (let copies = 0; copies < 3; copies += 1) await readyCopy(person);
  expect(await person.refusal(ownData.ask, {})).toMatchObject({ code: 'too_many_requests', status: 429 });
});

test('PRIV-2 two processes that make copies at once make each of them once', async () => {
  const people = [await customer(), await customer(), await customer()];
  for (const person of people) await person.call(ownData.ask, {});
  await Promise.all([make(), make()]);
  here.box.received.length = 0;
  await here.deliver();
  for (const { email } of people) {
    expect(
      here.box.received.filter(({ recipient, subject }) => recipient === email && /copia/.test(subject ?? '')),
    ).toHaveLength(1);
  }
});

test('PRIV-2 a copy whose process was killed is made by the next one', async () => {
  const person = await customer();
  const { id } = await person.call(ownData.ask, {});
  await here.shop.pool.query(
    `create function lose_connection() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
     create trigger lost before update of file on data_exports for each row when (new.file is not null) execute function lose_connection()`,
  );
  await make().catch(() => undefined);
  expect((await person.call(ownData.copy, {})).copy).toMatchObject({ id, state: 'asked' });
  here.shop.clock.advance(10 * 60_000);
  await make().catch(() => undefined);
  await here.shop.pool.query('drop trigger lost on data_exports; drop function lose_connection()');
  here.shop.clock.advance(10 * 60_000);
  await make();
  expect((await person.call(ownData.copy, {})).copy).toMatchObject({ id, state: 'ready' });
});

test('PRIV-2 a copy that cannot be made is given up after three tries, and another one can be asked for', async () => {
  const person = await customer();
  await person.call(ownData.ask, {});
  await here.shop.pool.query(
    `create function refuse_file() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
     create trigger refused before update of file on data_exports for each row when (new.file is not null) execute function refuse_file()`,
  );
  for (let tries = 0; tries < 3; tries += 1) await make();
  expect((await person.call(ownData.copy, {})).copy).toMatchObject({ state: 'failed' });
  await here.shop.pool.query('drop trigger refused on data_exports; drop function refuse_file()');
  const id = await readyCopy(person);
  expect((await person.call(ownData.copy, {})).copy).toMatchObject({ id, state: 'ready' });
});

test('PRIV-2 guests have no data to ask for', async () => {
  expect(await here.shop.guest().refusal(ownData.ask, {})).toMatchObject({ status: 401 });
  expect(await here.shop.guest().refusal(ownData.copy, {})).toMatchObject({ status: 401 });
  expect(await here.shop.guest().refusal(accounts.logIn, { user_name: 'x', user_password: 'y' })).toMatchObject({
    status: 401,
  });
});
