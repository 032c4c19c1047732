import { expect, test } from 'vitest';
import { ofPeopleOnly, scopes } from '#contract/core/protocol/scopes.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { rightsOf } from '#contract/core/protocol/permissions.ts';
import { dayMs, minuteMs } from '#contract/core/time/units.ts';
import { audit } from '#contract/office/audit-desk.ts';
import { finder } from '#contract/office/finder.ts';
import { people } from '#contract/office/people-desk.ts';
import { carriers } from '#contract/delivery/carriers.ts';
import { accounts } from '#contract/people/accounts/accounts.ts';
import { tokenPrefix, tokens } from '#contract/people/accounts/program-tokens.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { openedShop } from '#test/opened-shop.ts';
import { programOf } from '#test/programs.ts';
import { refuseBeyond, sweepTokens } from './program-tokens.service.ts';
import { programOf as foundProgram } from './program-visitor.service.ts';

const here = openedShop();

test('PROG-1 the secret of a token is answered once; what is stored cannot be used', async () => {
  const owner = await here.shop.admin('dueña');
  const { secret, token } = await programOf(here.shop, owner, ['orders.read'], { name: 'Depósito' });
  expect(secret).toMatch(/^percha_[\w-]{43}$/);
  expect(token).toMatchObject({ name: 'Depósito', maker: 'dueña', state: 'active', ending: secret.slice(-4) });
  const listed = JSON.stringify(await owner.call(tokens.list, {}));
  expect(listed).toContain('Depósito');
  expect(listed).not.toContain(secret);
  const { rows } = await here.shop.pool.query<{ row: string }>('select t::text as row from program_tokens t');
  expect(rows.some(({ row }) => row.includes(secret.slice(tokenPrefix.length, -4)))).toBe(false);
  const stored = await here.shop.pool.query<{ hash: Buffer }>('select token_hash as hash from program_tokens');
  const asHash = `${tokenPrefix}${stored.rows[0]?.hash.toString('base64url')}`;
  const thief = here.shop.sendAs({ authorization: `Bearer ${asHash}` });
  expect((await thief('/findAllOrders', { method: 'GET', headers: {} })).status).toBe(401);
});

test('PROG-1 a token does what its scopes say, and nothing else', async () => {
  const owner = await here.shop.admin('jefa-a');
  const reader = await programOf(here.shop, owner, ['orders.read', 'desk.search']);
  await reader.call(orderDesk.list, {});
  expect((await reader.refusal(carriers.create, { name: 'Uno' })).code).toBe('not_in_scope');
  expect((await reader.refusal(orderDesk.all, {})).code).toBe('not_in_scope');
  expect((await reader.refusal(accounts.session, {})).code).toBe('not_in_scope');
  // What a call shows of several things is cut to the scopes too.
  await here.shop.customer('buscada');
  expect((await owner.call(finder.find, { search: 'buscada' })).clients).toHaveLength(1);
  expect((await reader.call(finder.find, { search: 'buscada' })).clients).toEqual([]);
});

test('PROG-1 a token cannot do anything with tokens, people, passwords and sessions, whoever created it', async () => {
  const owner = await here.shop.admin('jefa-b');
  const all = await programOf(here.shop, owner, scopes);
  const role = { user_name: 'jefa-b', rol: 'client' as const };
  const login = { user_name: 'jefa-b', user_password: 'x' };
  for (const refused of [
    all.refusal(tokens.list, {}),
    all.refusal(tokens.create, { name: 'Otra', scopes: ['orders.read'] }),
    all.refusal(tokens.end, { id: all.token.id }),
    all.refusal(people.setRole, role),
    all.refusal(people.remove, { user_name: 'jefa-b' }),
    all.refusal(accounts.logIn, login),
    all.refusal(accounts.logOut, {}),
  ]) {
    expect((await refused).code).toBe('not_in_scope');
  }
  // Permissions that no token has are refused before anything is looked for.
  for (const permission of Object.keys(ofPeopleOnly)) {
    const answer = await owner.send('/admin/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Más', scopes: [permission] }),
    });
    expect([permission, answer.status]).toEqual([permission, 422]);
  }
});

test('PROG-1 nobody gives a token more than the own role may', () => {
  expect(() => refuseBeyond(rightsOf({ rol: 'viewer' }), ['orders.read', 'orders.refund'])).toThrow(ShopError);
  expect(() => refuseBeyond(rightsOf({ rol: 'viewer' }), ['orders.read'])).not.toThrow();
});

test('PROG-1 whoever has a role of the owner’s own gives a token no more than that role', async () => {
  const { rol } = await here.shop.ownRole('Integraciones', ['orders.read', 'programs.manage']);
  const maker = await here.shop.staff(rol, 'ida-integra');
  await programOf(here.shop, maker, ['orders.read'], { name: 'Integrada' });
  const beyond = await maker.refusal(tokens.create, { name: 'De más', scopes: ['orders.read', 'delivery.write'] });
  expect([beyond.code, beyond.errors.map(({ path }) => path)]).toEqual(['scope_beyond', ['scopes']]);
  const { tokens: made } = await maker.call(tokens.list, {});
  expect(made.filter((one) => one.maker === 'ida-integra').map(({ name }) => name)).toEqual(['Integrada']);
});

test('PROG-1 a token creates rights, so it needs the own password', async () => {
  const owner = await here.shop.admin('jefa-c');
  here.shop.clock.advance(11 * minuteMs);
  const asked = { name: 'Sin clave', scopes: ['orders.read' as const] };
  expect((await owner.refusal(tokens.create, asked)).code).toBe('wrong_password');
  expect((await owner.refusal(tokens.create, { ...asked, currentPassword: 'otra' })).code).toBe('wrong_password');
});

test('PROG-1 an ended token is refused at once, and only who may do as much ends it', async () => {
  const owner = await here.shop.admin('jefa-d');
  const manager = await here.shop.staff('manager', 'encargada-d');
  const program = await programOf(here.shop, owner, ['orders.read']);
  const id = program.token.id;
  expect((await manager.refusal(tokens.end, { id })).code).toBe('greater_rights');
  await program.call(orderDesk.list, {});
  expect(await owner.call(tokens.end, { id })).toMatchObject({ state: 'ended' });
  expect((await program.refusal(orderDesk.list, {})).code).toBe('bad_token');
  // A second end changes nothing, and its name is free again.
  await owner.call(tokens.end, { id });
  await programOf(here.shop, owner, ['orders.read'], { name: program.token.name });
  const again = { name: program.token.name.toUpperCase(), scopes: ['orders.read' as const] };
  expect((await owner.refusal(tokens.create, again)).code).toBe('token_name_taken');
  expect((await owner.refusal(tokens.end, { id: 999_999 })).code).toBe('token_not_found');
});

test('PROG-1 a token works to the end of its last day, and none is made for a day that is over', async () => {
  const owner = await here.shop.admin('jefa-e');
  const day = new Date(here.shop.clock.now().getTime() + dayMs).toISOString().slice(0, 10);
  const program = await programOf(here.shop, owner, ['orders.read'], { until: day });
  await program.call(orderDesk.list, {});
  here.shop.clock.advance(3 * dayMs);
  expect((await program.refusal(orderDesk.list, {})).code).toBe('bad_token');
  const later = await here.shop.admin('jefa-e2');
  const { tokens: listed } = await later.call(tokens.list, {});
  expect(listed.find(({ id }) => id === program.token.id)?.state).toBe('expired');
  const asked = { name: 'Ayer', scopes: ['orders.read' as const], until: day };
  expect((await later.refusal(tokens.create, asked)).code).toBe('day_is_over');
  // The name of one that expired is free.
  await programOf(here.shop, later, ['orders.read'], { name: program.token.name });
});

test('PROG-1 a token never does more than its maker may at that moment', async () => {
  const owner = await here.shop.admin('jefa-f');
  const maker = await here.shop.staff('manager', 'encargada-f');
  const program = await programOf(here.shop, maker, ['orders.read', 'delivery.write']);
  await program.call(carriers.create, { name: 'Antes' });
  await owner.call(people.setRole, { user_name: 'encargada-f', rol: 'viewer' });
  await program.call(orderDesk.list, {});
  expect((await program.refusal(carriers.create, { name: 'Después' })).code).toBe('not_in_scope');
  // What services decide by themselves finds no more scopes either.
  const found = await foundProgram(here.shop.db, program.secret, here.shop.clock.now());
  expect(found?.visitor).toMatchObject({ role: 'viewer', program: { scopes: ['orders.read'] } });
});

test('PROG-1 whoever leaves the shop leaves no token behind, and none comes back with the role', async () => {
  const owner = await here.shop.admin('jefa-g');
  const [demoted, erased] = [await here.shop.staff('manager', 'ida-g'), await here.shop.staff('manager', 'eva-g')];
  const ofDemoted = await programOf(here.shop, demoted, ['orders.read']);
  const ofErased = await programOf(here.shop, erased, ['orders.read']);
  await owner.call(people.setRole, { user_name: 'ida-g', rol: 'client' });
  await owner.call(people.remove, { user_name: 'eva-g' });
  for (const program of [ofDemoted, ofErased]) {
    expect((await program.refusal(orderDesk.list, {})).code).toBe('bad_token');
  }
  await owner.call(people.setRole, { user_name: 'ida-g', rol: 'manager' });
  expect((await ofDemoted.refusal(orderDesk.list, {})).code).toBe('bad_token');
});

test('PROG-1 a token of an account that is about to be erased is refused', async () => {
  const maker = await here.shop.staff('manager', 'eva-borrada');
  const program = await programOf(here.shop, maker, ['orders.read']);
  await program.call(orderDesk.list, {});
  const now = here.shop.clock.now().getTime();
  await here.shop.pool.query('update users set erasure_asked_at = $1, erase_at = $2 where username = $3', [
    new Date(now),
    new Date(now + dayMs),
    'eva-borrada',
  ]);
  expect((await program.refusal(orderDesk.list, {})).code).toBe('bad_token');
});

test('PROG-1 of a token that is created while the role is taken away, nothing is left', async () => {
  const owner = await here.shop.admin('jefa-h');
  for (let round = 0; round < 8; round += 1) {
    const maker = await here.shop.staff('manager', `ida-h${round}`);
    await Promise.all([
      programOf(here.shop, maker, ['orders.read']).catch(() => undefined),
      owner.call(people.setRole, { user_name: maker.username, rol: 'client' }),
    ]);
  }
  const { rows } = await here.shop.pool.query(
    `select from program_tokens join users on users.id = user_id where username like 'ida-h%' and ended_at is null`,
  );
  expect(rows).toEqual([]);
});

test('PROG-1 a token in an address or in a cookie is refused', async () => {
  const owner = await here.shop.admin('jefa-i');
  const { secret } = await programOf(here.shop, owner, ['orders.read']);
  const get = { method: 'GET', headers: {} };
  const asked = await here.shop.guest().send(`/findAllOrders?access_token=${secret}`, get);
  expect([asked.status, await asked.json()]).toMatchObject([400, { code: 'token_in_address' }]);
  // Neither with the right header beside it.
  const both = await here.shop.sendAs({ authorization: `Bearer ${secret}` })(`/findAllOrders?t=${secret}`, get);
  expect(both.status).toBe(400);
  const cookie = await here.shop.sendAs({ cookie: `percha=${secret}` })('/findAllOrders', get);
  expect(await cookie.json()).toMatchObject({ code: 'bad_token' });
});

test('PROG-1 the last use is noted, once a minute at most', async () => {
  const owner = await here.shop.admin('jefa-j');
  const program = await programOf(here.shop, owner, ['orders.read']);
  const used = async () => {
    await program.call(orderDesk.list, {});
    const { tokens: listed } = await owner.call(tokens.list, {});
    return Date.parse(listed.find(({ id }) => id === program.token.id)?.lastUsedAt ?? '');
  };
  const first = await used();
  expect(first).toBeLessThanOrEqual(here.shop.clock.now().getTime());
  here.shop.clock.advance(30_000);
  expect(await used()).toBe(first);
  here.shop.clock.advance(31_000);
  expect(await used()).toBeGreaterThanOrEqual(first + 61_000);
});

test('PROG-1 the history of changes names the token, and tells its creation and end', async () => {
  const owner = await here.shop.admin('jefa-k');
  const program = await programOf(here.shop, owner, ['delivery.write'], { name: 'ERP del taller' });
  await program.call(carriers.create, { name: 'Flete del taller' });
  await owner.call(tokens.end, { id: program.token.id });
  const { entries } = await owner.call(audit.list, { actor: 'jefa-k' });
  expect(entries[0]?.subject).toBe('ERP del taller');
  expect(entries.map(({ action, actor, program: by }) => [action, actor, by])).toEqual([
    ['token.end', 'jefa-k', null],
    ['carrier.create', 'jefa-k', 'ERP del taller'],
    ['token.create', 'jefa-k', null],
  ]);
});

test('PROG-1 tokens that ended are forgotten after 90 days', async () => {
  const owner = await here.shop.admin('jefa-l');
  const [kept, ended] = [
    await programOf(here.shop, owner, ['orders.read']),
    await programOf(here.shop, owner, ['orders.read']),
  ];
  await owner.call(tokens.end, { id: ended.token.id });
  const now = here.shop.clock.now().getTime();
  const ids = async () => (await owner.call(tokens.list, {})).tokens.map(({ id }) => id);
  await sweepTokens(here.shop.db, new Date(now + 89 * dayMs));
  expect(await ids()).toEqual(expect.arrayContaining([kept.token.id, ended.token.id]));
  await sweepTokens(here.shop.db, new Date(now + 91 * dayMs));
  expect(await ids()).toContain(kept.token.id);
  expect(await ids()).not.toContain(ended.token.id);
});
