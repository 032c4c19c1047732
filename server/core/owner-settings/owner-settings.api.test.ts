import { expect, test } from 'vitest';
import { lettersDesk } from '#contract/mail/letter-desk.ts';
import { originalLetter } from '#contract/mail/letters/original-letters.ts';
import { menus } from '#contract/site/menus.ts';
import { opening } from '#contract/office/opening.ts';
import { settingsDesk } from '#contract/office/settings-desk.ts';
import { openDatabase } from '#platform/database/database.ts';
import { oneServer } from '#platform/database/servers.ts';
import { followChanges } from '#platform/events/follow-changes.ts';
import { createApi } from '#server/start/api.ts';
import { createActor } from '#test/actor.ts';
import { openTestSettings } from '#test/owner-settings.ts';
import { firstOwner } from '#test/complete-shop.ts';
import { openShop, type Shop } from '#test/shop.ts';
import { openLetters } from '#server/mail/letters/letters/letter-store.service.ts';
import { restartElsewhere } from './stored-address.service.ts';
import { openedDesk } from '#test/opened-shop.ts';

const here = openedDesk(() => undefined);

const unreachable = (error: unknown) => expect.unreachable(String(error));

/** Opens another process of a shop, as far as its settings go: own connections, and own notifications. */
async function anotherProcess(of: Shop) {
  const database = await openDatabase(of.databaseUrl);
  const store = await openTestSettings(database.db, of.settings, of.clock.now, 'none');
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  store.onChange(resolve);
  const parts = { subscribers: [store.subscriber], onEvents: () => undefined };
  const changes = followChanges(oneServer(of.databaseUrl), parts, of.services.log);
  await isListening;
  return {
    store,
    database,
    async close(): Promise<void> {
      await changes.stop();
      store.stop();
      await database.close();
    },
  };
}

/** Resolves to false after a tenth of a second. */
const isLate = () =>
  new Promise<boolean>((resolve) => AbortSignal.timeout(100).addEventListener('abort', () => resolve(false)));

test('OWN-1 another process has most changes within a tenth of a second, and all of them soon', async () => {
  const other = await anotherProcess(here.shop);
  const rounds = 31;
  let quick = 0;
  for (let round = 0; round < rounds; round += 1) {
    const motto = `Frase ${round}`;
    const { promise: seen, resolve } = Promise.withResolvers<boolean>();
    other.store.onChange(() => {
      if (other.store.current().identity.motto === motto) resolve(true);
    });
    await here.admin.call(settingsDesk.identity, { motto });
    if (await Promise.race([seen, isLate()])) quick += 1;
    await seen;
  }
  await other.close();
  expect(quick).toBeGreaterThan(rounds / 2);
});

test('OWN-1 OWN-5 OWN-6 a process whose clock is behind has the newest settings, letters and menu', async () => {
  const kind = 'password-reset';
  const original = originalLetter(kind);
  const bag = { text: 'Bolsa', target: { to: 'path', path: '/bag' } } as const;
  const behind = here.shop.clock.now();
  here.shop.clock.advance(3_600_000);
  await here.admin.call(settingsDesk.identity, { motto: 'De dentro de una hora' });
  await here.admin.call(lettersDesk.save, { kind, ...original, subject: 'De dentro de una hora' });
  await here.admin.call(menus.save, { main: [], footer: [{ title: 'Nuevo', links: [bag] }] });
  const store = await openTestSettings(here.shop.db, here.shop.settings, () => behind, 'none');
  const letters = await openLetters({ db: here.shop.db, onFailure: unreachable });
  const api = createApi({ ...here.shop.services, clock: () => behind });
  const guest = createActor('', async (path, init) =>
    api.fetch(new Request(`${here.shop.settings.publicUrl}/api${path}`, init), { ip: '127.0.0.1' }),
  );
  expect(store.current().identity.motto).toBe('De dentro de una hora');
  expect(letters.current(kind).subject).toBe('De dentro de una hora');
  expect((await guest.call(menus.shown, {})).footer.map(({ title }) => title)).toEqual(['Nuevo']);
});

test('OWN-1 a save that the process itself cannot read again is answered as the success that it is', async () => {
  const database = await openDatabase(here.shop.databaseUrl);
  const failures: unknown[] = [];
  const store = await openTestSettings(database.db, here.shop.settings, here.shop.clock.now, 'demo', (error) =>
    failures.push(error),
  );
  const api = createApi({ ...here.shop.services, ownerSettings: store });
  const { token } = await here.shop.admin('otra');
  const owner = createActor('otra', async (path, init) =>
    api.fetch(
      new Request(`${here.shop.settings.publicUrl}/api${path}`, {
        ...init,
        headers: { ...init.headers, authorization: `Bearer ${token}` },
      }),
      { ip: '127.0.0.1' },
    ),
  );
  await database.close();
  const saved = await owner.call(settingsDesk.identity, { motto: 'Guardada' });
  expect(saved.values['motto']).toBe('Guardada');
  expect(failures).toHaveLength(1);
  store.stop();
});

test('OWN-3 every process opens again at a new address, also at that of the first administrator', async () => {
  const fresh = await openShop({ env: { SHOP_MODE: 'live', PUBLIC_URL: '', RATE_LIMITS: 'on' }, settings: 'none' });
  const other = await anotherProcess(fresh);
  const { promise: isRestarted, resolve: restart } = Promise.withResolvers<void>();
  restartElsewhere(other.store, fresh.settings, restart);
  await fresh.guest().call(opening.begin, firstOwner);
  await isRestarted;
  expect([fresh.restarts(), other.store.current().web.publicUrl]).toEqual([1, 'https://tienda.example']);
  await other.close();
  await fresh.close();
});
