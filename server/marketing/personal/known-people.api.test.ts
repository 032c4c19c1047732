import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { personal, type Person } from '#contract/marketing/personal.ts';
import { reviews } from '#contract/marketing/reviews.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { openKnownPeople } from '#server/core/context/known-people.ts';
import { createApi } from '#server/start/api.ts';
import { purchaseScene } from '#test/purchase.ts';
import { openedShop } from '#test/opened-shop.ts';

const here = openedShop();

/** Opens a process of the shop that keeps people in memory. */
async function openProcess() {
  const { services, settings, clock, databaseUrl } = here.shop;
  const knownPeople = openKnownPeople(clock.now);
  const api = createApi({ ...services, knownPeople });
  const changes = followChanges(
    oneServer(databaseUrl),
    { subscribers: [knownPeople], onEvents: () => undefined },
    services.log,
  );
  await vi.waitFor(() => expect(knownPeople.isPaused).toBe(false));
  return {
    knownPeople,
    catchUp: changes.catchUp,
    stop: changes.stop,
    async ask(token: string): Promise<Person> {
      const request = new Request(`${settings.publicUrl}${settings.apiBase}${personal.show.path}`, {
        headers: { cookie: `percha=${token}` },
      });
      return personal.show.output.parse(await (await api.fetch(request, { ip: '10.0.0.1' })).json());
    },
  };
}

let processes: readonly Awaited<ReturnType<typeof openProcess>>[];

beforeAll(async () => {
  processes = [await openProcess(), await openProcess()];
});

afterAll(async () => {
  for (const one of processes) await one.stop();
});

/** Returns what each process says of a session after all have every change that was committed. */
async function askAll(token: string): Promise<Person[]> {
  await Promise.all(processes.map((one) => one.catchUp()));
  return Promise.all(processes.map((one) => one.ask(token)));
}

test('a person is read once, and again in every process after a change of the name, the favourites or the reviews', async () => {
  const { id: productId } = await purchaseScene(here.shop).product({});
  const ana = await here.shop.customer('ana');
  for (const { user } of await askAll(ana.token)) expect(user?.username).toBe('ana');
  // A change of which nothing is told is not seen: nobody was read again.
  await here.shop.pool.query('alter table users disable trigger user');
  await here.shop.pool.query("update users set name = 'Nadie' where username = 'ana'");
  await here.shop.pool.query('alter table users enable trigger user');
  for (const { user } of await askAll(ana.token)) expect(user?.name).not.toBe('Nadie');
  await here.shop.pool.query("update users set name = 'Ana' where username = 'ana'");
  for (const { user } of await askAll(ana.token)) expect(user?.name).toBe('Ana');
  await ana.call(wishlist.change, { username: 'ana', productId, action: 'add' });
  for (const { favourites } of await askAll(ana.token)) expect(favourites).toEqual([productId]);
  await ana.call(reviews.create, { productId, calification: 5, comment: 'Linda' });
  for (const { ownReviews } of await askAll(ana.token)) expect(ownReviews).toMatchObject([{ productId }]);
  await ana.call(wishlist.change, { username: 'ana', productId, action: 'remove' });
  for (const { favourites } of await askAll(ana.token)) expect(favourites).toEqual([]);
});

test('an ended session is nobody at once in every process, however it ended', async () => {
  const ends = [
    (eva: Awaited<ReturnType<typeof here.shop.customer>>) => eva.call(accounts.logOut, {}),
    ({ id }: { id: number }) => here.shop.pool.query('delete from sessions where user_id = $1', [id]),
    ({ id }: { id: number }) => here.shop.pool.query('delete from users where id = $1', [id]),
  ];
  for (const [at, end] of [...ends, ...ends, ...ends].entries()) {
    const eva = await here.shop.customer(`eva${at}`);
    for (const { user } of await askAll(eva.token)) expect(user?.username).toBe(`eva${at}`);
    await end(eva);
    for (const { user } of await askAll(eva.token)) expect(user).toBeNull();
  }
});

test('a session that ends while its person is read is not kept', async () => {
  for (let round = 0; round < 30; round += 1) {
    const luz = await here.shop.customer(`luz${round}`);
    await Promise.all([
      ...processes.map((one) => one.ask(luz.token)),
      here.shop.pool.query('delete from sessions where user_id = $1', [luz.id]),
      ...processes.map((one) => one.ask(luz.token)),
    ]);
    for (const { user } of await askAll(luz.token)) expect(user).toBeNull();
  }
});

test('a session that is over is nobody although nothing was told, and nobody is not kept', async () => {
  const sol = await here.shop.customer('sol');
  for (const { user } of await askAll(sol.token)) expect(user?.username).toBe('sol');
  const before = processes.map(({ knownPeople }) => knownPeople.size.entries);
  for (const { user } of await askAll('x'.repeat(43))) expect(user).toBeNull();
  expect(processes.map(({ knownPeople }) => knownPeople.size.entries)).toEqual(before);
  here.shop.clock.advance(31 * 24 * 3600 * 1000);
  for (const { user } of await askAll(sol.token)) expect(user).toBeNull();
});

test('without notifications everybody is read each time', async () => {
  const [one] = processes;
  const mar = await here.shop.customer('mar');
  await one?.ask(mar.token);
  await one?.stop();
  expect(one?.knownPeople.isPaused).toBe(true);
  await here.shop.pool.query('delete from sessions where user_id = $1', [mar.id]);
  expect((await one?.ask(mar.token))?.user).toBeNull();
});
