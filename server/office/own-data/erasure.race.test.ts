import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownData } from '#contract/office/own-data.ts';
import { checkout } from '#contract/sales/checkout/checkout.ts';
import { reconcile } from '#server/sales/payments/reconcile.service.ts';
import { createActor } from '#test/actor.ts';
import { guestScene } from '#test/guests.ts';
import { homeAddress } from '#test/home-address.ts';
import { addresses } from '#contract/people/addresses.ts';
import { firstPassword } from '#test/post.ts';
import { leavingScene } from '#test/leaving.ts';
import { openedPost } from '#test/opened-shop.ts';

const here = openedPost();

const { customer, erase, round, loggedIn, isThere } = leavingScene(here);

test('PRIV-2 a payment that arrives while the account is closed is delivered before it is erased', async () => {
  const boss = await here.shop.admin('jefa3');
  const scene = guestScene(here.shop, boss);
  const person = await customer();
  await person.call(addresses.add, homeAddress);
  const shirt = await scene.product({ stock: 9 });
  const { init_point, reference } = await person.call(checkout.start, { cartItems: [shirt.line(1)] });
  await erase(person);
  await scene.pay(init_point, 'APRO');
  await reconcile(here.shop.services);
  await Promise.all([round(8), round(0), reconcile(here.shop.services)]);
  expect(await isThere(person)).toBe(true);
  expect(await scene.order(reference)).toMatchObject({
    status: 'approved',
    fulfilment: 'to_prepare',
    email: person.email,
  });
});

test('PRIV-2 a connection that is lost in the middle of an erasure leaves the account whole, and the next round erases it', async () => {
  const [person, other] = [await customer(), await customer()];
  await erase(person);
  await erase(other);
  await here.shop.pool.query(
    `create function lose_connection() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return old; end $$;
     create trigger lost before delete on users for each row when (old.username = '${person.username}') execute function lose_connection()`,
  );
  const before = await here.shop.pool.query('select * from emails where recipient = $1 order by id', [person.email]);
  expect(before.rows.length).toBeGreaterThan(0);
  await round(7.1);
  expect(await isThere(person)).toBe(true);
  expect(await isThere(other), 'one that fails holds up no other').toBe(false);
  const after = await here.shop.pool.query('select * from emails where recipient = $1 order by id', [person.email]);
  expect(after.rows).toEqual(before.rows);
  await here.shop.pool.query('drop trigger lost on users; drop function lose_connection()');
  await Promise.all([round(), round()]);
  expect(await isThere(person)).toBe(false);
});

test('PRIV-2 who registers with somebody else’s address erases nothing of that person’s orders', async () => {
  const boss = await here.shop.admin('jefa4');
  const scene = guestScene(here.shop, boss);
  await scene.allow();
  const email = scene.newEmail('victima');
  const user_name = 'atacante';
  await here.shop.guest().call(accounts.register, { name: 'Ana', email, user_name, user_password: firstPassword });
  const { token } = await here.shop.guest().call(accounts.logIn, { user_name, user_password: firstPassword });
  const attacker = createActor(user_name, here.shop.sendAs({ authorization: `Bearer ${token}` }));
  const { reference } = await scene.paid(scene.browser(), email);
  expect((await attacker.call(ownData.erasure, {})).open).toEqual([]);
  await attacker.call(ownData.erase, { currentPassword: firstPassword });
  await round(7.1);
  const kept = await scene.order(reference);
  expect(kept.email).toBe(email);
  expect(kept.deliveryAddress).not.toBeNull();
});

test('PRIV-2 a login at the moment of the closing, at whatever moment, leaves no account half closed', async () => {
  const person = await customer();
  for (let times = 0; times < 5; times += 1) {
    const session = await loggedIn(person);
    await Promise.allSettled([erase(session), loggedIn(person)]);
    const { rows } = await here.shop.pool.query<{ closed: boolean; sessions: number }>(
      `select erase_at is not null as closed, (select count(*)::int from sessions where user_id = users.id) as sessions from users where username = $1`,
      [person.username],
    );
    expect(rows[0]?.closed === true && (rows[0]?.sessions ?? 0) > 0).toBe(false);
  }
});
