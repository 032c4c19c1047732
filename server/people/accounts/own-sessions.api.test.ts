import { expect, test } from 'vitest';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import { people } from '#contract/office/people-desk.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { openLiveServer } from '#test/live-server.ts';
import { openedScene } from '#test/opened-shop.ts';
import { browserOf, factorScene } from '#test/second-factor.ts';

const here = openedScene((shop) => factorScene(shop));

const minutes = (count: number) => count * 60_000;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A person with some open sessions, in browsers of their own. */
async function withBrowsers(rol: 'client' | 'orders', count = 3) {
  const person = await here.scene.somebody(rol);
  const browsers = Array.from({ length: count }, () => browserOf(here.shop, phone));
  for (const browser of browsers) {
    await here.scene.logIn(browser, person.username);
    here.shop.clock.advance(minutes(2));
  }
  const [one, two] = browsers;
  if (!one || !two) throw new Error('too few browsers');
  return { person, browsers, one, two };
}

const isOpen = async (browser: ReturnType<typeof browserOf>) =>
  (await browser.call(accounts.session, {})).user !== null;

test('TEAM-3 the own sessions are listed with device and last use, this one first, and one of them is ended', async () => {
  const { browsers, one, two } = await withBrowsers('client');
  const listed = await one.call(ownSessions.list, {});
  expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Chrome · Android', true],
    ['Chrome · Android', false],
    ['Chrome · Android', false],
  ]);
  expect(Date.parse(listed[1]?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(listed[2]?.lastUsedAt ?? ''));
  expect(JSON.stringify(listed)).not.toContain('Mozilla');
  const { id } = (await two.call(ownSessions.list, {}))[0] ?? { id: 0 };
  expect(await one.call(ownSessions.end, { id })).toEqual({ ended: true });
  expect(await Promise.all(browsers.map(isOpen))).toEqual([true, false, true]);
  expect(await one.call(ownSessions.end, { id })).toEqual({ ended: false });
});

test('MEND-14 a login in a browser that has a session makes another token, and the one before is of no use any more', async () => {
  const { person, one } = await withBrowsers('client', 2);
  const [, before = ''] = [...one.cookies()].find(([name]) => name === 'percha') ?? [];
  await here.scene.logIn(one, person.username);
  const [, after = ''] = [...one.cookies()].find(([name]) => name === 'percha') ?? [];
  expect(after).toMatch(/^[\w-]{43}$/);
  expect(after).not.toBe(before);
  const thief = here.shop.sendAs({ cookie: `percha=${before}` });
  expect(await (await thief('/session', { method: 'GET', headers: {} })).json()).toEqual({ user: null });
});

test('TEAM-3 all others end at once, in every process, and their browsers are strangers', async () => {
  const { person, browsers, one, two } = await withBrowsers('client');
  const knownBrowsers = async () =>
    (await here.shop.pool.query('select from known_browsers where user_id = $1', [person.id])).rowCount;
  expect(await knownBrowsers()).toBe(3);
  const other = await openLiveServer(here.shop);
  try {
    const cookie = [...two.cookies()].map(([name, value]) => `${name}=${value}`).join('; ');
    const elsewhere = async () => {
      const answer = await fetch(`${other.url}/api/session`, { headers: { cookie } });
      return answer.json();
    };
    expect(await elsewhere()).toMatchObject({ user: { rol: 'client' } });
    expect(await one.call(ownSessions.endOthers, {})).toEqual({ ended: 2 });
    expect(await elsewhere()).toEqual({ user: null });
    expect(await Promise.all(browsers.map(isOpen))).toEqual([true, false, false]);
    expect(await knownBrowsers()).toBe(1);
  } finally {
    await other.close();
  }
});

test('TEAM-3 TEAM-4 nobody lists or ends sessions of somebody else; an owner ends those of who has no right more', async () => {
  const { person, browsers, one } = await withBrowsers('orders');
  const { one: stranger } = await withBrowsers('client');
  const { id } = (await one.call(ownSessions.list, {}))[0] ?? { id: 0 };
  expect(await stranger.call(ownSessions.end, { id })).toEqual({ ended: false });
  expect((await one.refusal(people.endSessions, { user_name: person.username })).code).toBe('not_allowed');
  const owner = await here.shop.admin(`duena${person.id}`);
  const { sessions } = await owner.call(people.security, { user_name: person.username });
  expect(sessions).toHaveLength(3);
  expect(sessions.every(({ isThis }) => !isThis)).toBe(true);
  const left = await owner.call(people.endSessions, { user_name: person.username, session: id });
  expect(left.sessions).toHaveLength(2);
  expect(await Promise.all(browsers.map(isOpen))).toEqual([false, true, true]);
  expect(await owner.call(people.endSessions, { user_name: person.username })).toMatchObject({ sessions: [] });
  expect(await Promise.all(browsers.map(isOpen))).toEqual([false, false, false]);
  expect((await owner.refusal(people.endSessions, { user_name: owner.username })).code).toBe('own_account');
  const { entries } = await owner.call(audit.list, { subject: person.username });
  expect(entries.map(({ action }) => action)).toEqual(['user.end-sessions', 'user.end-sessions']);
});

test('TEAM-3 a session is nobody’s any more after its role was taken', async () => {
  const { person, browsers } = await withBrowsers('orders');
  const owner = await here.shop.admin(`duena${person.id}`);
  await owner.call(people.setRole, { user_name: person.username, rol: 'client' });
  expect(await Promise.all(browsers.map(isOpen))).toEqual([false, false, false]);
});
