import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '#contract/office/audit-desk.ts';
import type { Given } from '#contract/core/protocol/endpoint.ts';
import { home } from '#contract/site/home.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { localShopTime } from '#contract/core/time/shop-time.ts';
import type { Actor } from '#test/actor.ts';
import { openedDesk } from '#test/opened-shop.ts';
import { inLanguage } from '#server/core/context/request-language.ts';

const { shop, admin } = openedDesk(() => undefined);
let other: Actor;
let guest: Actor;

type Block = Given<typeof homeDesk.save>['blocks'][number];

beforeAll(async () => {
  other = await shop.admin('socia');
  guest = shop.guest();
});

beforeEach(() => shop.pool.query("delete from content_versions where kind = 'home'"));

const text = (id: string): Block => ({ id, kind: 'text', html: `<p>${id}</p>` });
const shownIds = async () => (await guest.call(home.shown, {})).map(({ id }) => id);
const save = (blocks: Block[], version?: number, actor: Actor = admin) =>
  actor.call(homeDesk.save, { blocks, ...(version !== undefined && { version }) });
const inMinutes = (minutes: number) => localShopTime(new Date(shop.clock.now().getTime() + minutes * 60_000));

test('OWN-2 the home page that the owner edits is in the shop’s own language, also in the back office in English', async () => {
  const own = await admin.call(homeDesk.open, {});
  expect(await inLanguage('en', () => admin.call(homeDesk.open, {}))).toEqual(own);
  const shown = await guest.call(home.shown, {});
  expect(await inLanguage('en', () => guest.call(home.shown, {}))).not.toEqual(shown);
});

test('OWN-4 only administrators read and change what is not public', async () => {
  const customer = await shop.customer('clienta');
  for (const [actor, status] of [
    [guest, 401],
    [customer, 403],
  ] as const) {
    expect((await actor.refusal(homeDesk.open, {})).status).toBe(status);
    expect((await actor.refusal(homeDesk.save, { blocks: [] })).status).toBe(status);
    expect((await actor.refusal(homeDesk.publish, { version: 1 })).status).toBe(status);
    expect((await actor.refusal(homeDesk.preview, {})).status).toBe(status);
    expect((await actor.refusal(homeDesk.uploadPicture, { bytes: Buffer.from('x') })).status).toBe(status);
  }
});

test('OWN-4 a draft is not public until it is published, and an earlier version can be taken again', async () => {
  const before = await shownIds();
  const first = await save([text('uno')], 0);
  expect([first.version, first.live, first.versions.map(({ state }) => state)]).toEqual([1, 0, ['draft']]);
  expect(await shownIds()).toEqual(before);
  await admin.call(homeDesk.publish, { version: 1 });
  expect(await shownIds()).toEqual(['uno']);
  await save([text('dos')], 1);
  expect(await shownIds()).toEqual(['uno']);
  await admin.call(homeDesk.publish, { version: 2 });
  expect(await shownIds()).toEqual(['dos']);
  const restored = await admin.call(homeDesk.restore, { version: 2, earlier: 1 });
  expect([restored.version, restored.live, restored.blocks[0]?.id]).toEqual([3, 2, 'uno']);
  expect(await shownIds()).toEqual(['dos']);
  const published = await admin.call(homeDesk.publish, { version: 3 });
  expect(published.versions.map(({ version, state }) => [version, state])).toEqual([
    [3, 'live'],
    [2, 'past'],
    [1, 'past'],
  ]);
  expect(await shownIds()).toEqual(['uno']);
  await admin.call(homeDesk.restore, { version: 3, earlier: 0 });
  await admin.call(homeDesk.publish, { version: 4 });
  expect(await shownIds()).toEqual(before);
  expect((await admin.refusal(homeDesk.restore, { version: 4, earlier: 99 })).code).toBe('not_found');
  expect((await admin.refusal(homeDesk.publish, { version: 4 })).code).toBe('home_published');
});

test('OWN-4 saving what is saved already makes no version', async () => {
  await save([text('uno')]);
  expect((await save([text('uno')], 1)).version).toBe(1);
});

test('OWN-4 of two people who edit, the second is told what the first has saved, and nothing is lost', async () => {
  await save([text('base')], 0);
  await save([text('de-la-socia')], 1, other);
  const refusal = await admin.refusal(homeDesk.save, { blocks: [text('mio')], version: 1 });
  expect(refusal).toMatchObject({
    code: 'changed_meanwhile',
    conflict: {
      present: { version: 2, blocks: [{ id: 'de-la-socia' }] },
      changedBy: [{ field: 'blocks', actor: 'socia' }],
    },
  });
  expect((await admin.refusal(homeDesk.publish, { version: 1 })).code).toBe('changed_meanwhile');
  expect((await admin.refusal(homeDesk.restore, { version: 1, earlier: 1 })).code).toBe('changed_meanwhile');
  expect((await save([text('mio')], 2)).versions.map(({ by }) => by)).toEqual(['jefa', 'socia', 'jefa']);
});

describe('a scheduled publication', () => {
  test('OWN-4 becomes public at its time, and can be cancelled before', async () => {
    await save([text('hoy')]);
    await admin.call(homeDesk.publish, { version: 1 });
    await save([text('manana')], 1);
    const scheduled = await admin.call(homeDesk.publish, { version: 2, at: inMinutes(30) });
    expect(scheduled.versions[0]?.state).toBe('scheduled');
    expect(await shownIds()).toEqual(['hoy']);
    expect((await admin.call(homeDesk.unschedule, { version: 2 })).versions[0]?.state).toBe('draft');
    expect((await admin.refusal(homeDesk.unschedule, { version: 2 })).code).toBe('not_found');
    await admin.call(homeDesk.publish, { version: 2, at: inMinutes(30) });
    shop.clock.advance(28 * 60_000);
    expect(await shownIds()).toEqual(['hoy']);
    shop.clock.advance(2 * 60_000);
    expect(await shownIds()).toEqual(['manana']);
    expect((await admin.refusal(homeDesk.unschedule, { version: 2 })).code).toBe('not_found');
  });

  test('OWN-4 ends with a later publication: an old plan never replaces what is newer', async () => {
    await save([text('plan')]);
    await admin.call(homeDesk.publish, { version: 1, at: inMinutes(30) });
    await save([text('otro-plan')], 1);
    await admin.call(homeDesk.publish, { version: 2, at: inMinutes(20) });
    await save([text('ahora')], 2);
    const { versions } = await admin.call(homeDesk.publish, { version: 3 });
    expect(versions.map(({ state }) => state)).toEqual(['live', 'draft', 'draft']);
    shop.clock.advance(60 * 60_000);
    expect(await shownIds()).toEqual(['ahora']);
  });

  test('OWN-4 is refused for a time that is over, or that does not exist', async () => {
    await save([text('uno')]);
    const past = await admin.refusal(homeDesk.publish, { version: 1, at: inMinutes(-5) });
    expect(past.errors).toEqual([{ path: 'at', message: 'Elija una fecha y una hora que no hayan pasado' }]);
    for (const at of ['2026-02-30T10:00', '2026-12-01T25:00', 'mañana', '2026-12-01T10:00Z', '1999-12-01T10:00']) {
      expect([at, (await admin.refusal(homeDesk.publish, { version: 1, at })).code]).toEqual([at, 'invalid']);
    }
  });
});

test('OWN-4 the preview shows a version as it will be at a time, without publishing it', async () => {
  const dated = { ...text('campana'), from: inMinutes(60), until: inMinutes(120) };
  await save([text('siempre'), dated], 0);
  const idsAt = async (given: Given<typeof homeDesk.preview>) =>
    (await admin.call(homeDesk.preview, given)).map(({ id }) => id);
  expect(await idsAt({})).toEqual(['siempre']);
  expect(await idsAt({ at: inMinutes(61) })).toEqual(['siempre', 'campana']);
  expect(await idsAt({ at: inMinutes(121) })).toEqual(['siempre']);
  await save([text('otra')], 1);
  expect(await idsAt({ version: 1, at: inMinutes(61) })).toEqual(['siempre', 'campana']);
  expect(await idsAt({ version: 0 })).toEqual(await shownIds());
  expect((await admin.refusal(homeDesk.preview, { version: 9 })).code).toBe('not_found');
});

test('OWN-4 every change is in the audit log', async () => {
  await save([text('uno')], 0);
  await admin.call(homeDesk.publish, { version: 1 });
  await save([text('dos')], 1, other);
  await other.call(homeDesk.publish, { version: 2, at: inMinutes(50) });
  await other.call(homeDesk.unschedule, { version: 2 });
  await other.call(homeDesk.restore, { version: 2, earlier: 1 });
  const { entries } = await admin.call(audit.list, { kind: 'home' });
  expect(entries.slice(0, 6).map(({ action, actor }) => `${actor} ${action}`)).toEqual([
    'socia home.restore',
    'socia home.unschedule',
    'socia home.publish',
    'socia home.update',
    'jefa home.publish',
    'jefa home.update',
  ]);
  expect(entries[2]?.after).toMatchObject({ version: 2, publishAt: expect.any(String) });
});
