import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { hasAllOf } from '#contract/core/protocol/permissions.ts';
import type { StaffRole } from '#contract/core/protocol/staff-roles.ts';
import { people } from '#contract/office/people-desk.ts';
import type { Context } from '#server/core/context/context.ts';
import { askHelp, endSessionsOfPerson, stopHelp } from '#server/office/people-desk/account-security.service.ts';
import { inviteAdmin } from '#server/office/people-desk/invitations.service.ts';
import { createAdmin, removePerson, setRole } from '#server/office/people-desk/people.service.ts';
import { refuseGreater } from '#server/people/accounts/changed-people.service.ts';
import { hashOf } from '#server/people/accounts/passwords.service.ts';
import type { Actor } from './actor.ts';
import { usualInput } from './arbitrary-input.ts';
import { send } from './fuzz-answers.ts';
import { openedShop } from './opened-shop.ts';
import { everyRole, makeOwnRoles, rankOf, rightsBy } from './own-roles.ts';
import { fieldsOf } from './sample-input.ts';

const here = openedShop();

type Person = { readonly id: number; readonly username: string };

let actors: ReadonlyMap<string, Actor>;
let targets: ReadonlyMap<StaffRole, Person>;

beforeAll(async () => {
  const { shop } = here;
  const owned = new Map<StaffRole, Person>();
  await makeOwnRoles(shop);
  for (const role of everyRole) {
    const { id, username } = await shop.staff(role, `blanco-${role}`);
    const known = [await hashOf('la-de-siempre'), `nuevo-${role}@example.com`, id];
    await shop.pool.query('update users set password_hash = $1, pending_email = $2 where id = $3', known);
    // A second factor that somebody asked to take away.
    await shop.pool.query(
      `with made as (
         insert into factors (user_id, kind, name, created_at, confirmed_at, secret) values ($1, 'code', 'Mi teléfono', now(), now(), 'x')
       ), coded as (
         insert into recovery_codes (user_id, code_hash) values ($1, sha256('x'::bytea))
       )
       insert into factor_helps (user_id, asked_at, due_at) values ($1, now(), now() + interval '1 day')`,
      [id],
    );
    owned.set(role, { id, username });
  }
  targets = owned;
  const working = await Promise.all(everyRole.map(async (role) => [role, await shop.staff(role)] as const));
  actors = new Map<string, Actor>([['guest', shop.guest()], ['customer', await shop.customer('ana')], ...working]);
});

/** The fields of an input by which a call can name a person. */
const naming = [
  'username',
  'user_name',
  'email',
  'emailAux',
  'emailGoogle',
  'recipient',
  'customer',
  'customers',
  'buyer',
  'user',
];
const ofAccounts = /^\/(?:admin\/)?users?\/.*:id/;

const calls = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).flatMap(([name, call]) => {
    const named = [...fieldsOf(call).keys()].some((field) => naming.includes(field)) || ofAccounts.test(call.path);
    return named || call.path.startsWith('/admin/moving-in') ? [{ title: `${feature}.${name}`, call }] : [];
  }),
);

/** Returns all that belongs to a person: the account, and what is deleted with it, such as sessions, links and addresses. */
async function ownedBy({ id }: Person): Promise<unknown> {
  const { rows: owned } = await here.shop.pool.query<{ name: string; key: string }>(`
    select owned.relname as name, key.attname as key
    from pg_constraint
    join pg_class owned on owned.oid = conrelid
    join pg_attribute key on key.attrelid = conrelid and key.attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'
    order by 1`);
  expect(owned.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['sessions', 'password_resets', 'identities', 'factors', 'recovery_codes', 'factor_helps']),
  );
  const found: Record<string, unknown> = {};
  for (const { name, key } of [...owned, { name: 'users', key: 'id' }]) {
    const { rows } = await here.shop.pool.query(
      `select to_jsonb(t) as row from ${name} t where ${key} = $1 order by 1`,
      [id],
    );
    found[name] = rows;
  }
  return found;
}

describe('TEAM-4 nobody changes somebody with more rights', () => {
  test('there are calls that name persons, and those that change them are among them', () => {
    expect(calls.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'people.remove',
        'people.setRole',
        'people.inviteAdmin',
        'people.endSessions',
        'people.helpFactor',
        'people.stopHelp',
        'profile.update',
        'recovery.request',
        'recovery.changePassword',
        'movingIn.customers',
        'manualOrders.create',
        'advertising.send',
      ]),
    );
  });

  test.for(['guest', 'customer', ...everyRole])('by any call that names the person, as %s', async (role) => {
    const actor = actors.get(role);
    if (!actor) throw new Error(`nobody is ${role}`);
    for (const [greater, person] of targets) {
      if (hasAllOf(rightsBy(role), rightsBy(greater))) continue;
      const email = `${person.username}@example.com`;
      const before = await ownedBy(person);
      for (const { call } of calls) {
        for (const id of [person.username, String(person.id)]) {
          const named = {
            ...Object.fromEntries(naming.map((field) => [field, person.username])),
            email,
            emailAux: email,
            emailGoogle: email,
            recipient: email,
            id,
            password: 'otra-clave-9',
            user_password: 'otra-clave-9',
            name: 'Otra',
            lastname: 'Otra',
            version: undefined,
            rol: 'client',
            mode: 'write',
            buyer: { recipient: 'Otra', phone: '11 2345-6789', email },
            bytes: `email,name,phone\n${email},Otra,11 2345-6789\n`,
          };
          const answer = await send(call, { input: usualInput(call, named), caller: actor.send });
          await answer.body?.cancel();
          expect(answer.status).toBeLessThan(500);
        }
      }
      expect(await ownedBy(person)).toEqual(before);
    }
  });

  const pairs = everyRole.flatMap((role) => everyRole.map((greater) => ({ role, greater })));

  test.for(pairs.filter(({ role, greater }) => !hasAllOf(rightsBy(role), rightsBy(greater))))(
    'nor would it with the permission to manage people: $role changes no $greater',
    async ({ role, greater }) => {
      expect(() => refuseGreater(rightsBy(role), rankOf(greater))).toThrow(ShopError);
      const { services } = here.shop;
      const person = targets.get(greater);
      const actor = actors.get(role);
      if (!person || !actor) throw new Error('nobody');
      const { rows } = await here.shop.pool.query<{ id: number }>('select id::int from users where username = $1', [
        role,
      ]);
      const by = { id: rows[0]?.id ?? 0, username: role, email: null, via: 'cookie' } as const;
      const visitor = { role, rights: rightsBy(role), ...by };
      // As the calls reach it when no gate is before it.
      const ctx: Context = { ...services, ...withoutReply, visitor, token: undefined, network: role };
      const before = await ownedBy(person);
      const made = { legajo_user: '300001', rol: greater, currentPassword: undefined };
      const attempts = [
        () =>
          setRole(ctx, { user_name: person.username, rol: 'client', version: undefined, currentPassword: undefined }),
        () => setRole(ctx, { user_name: 'ana', rol: greater, version: undefined, currentPassword: undefined }),
        () => removePerson(ctx, person.username),
        () => createAdmin(ctx, { ...made, user_name: `hecha-${role}`, user_password: 'abcd' }),
        () => endSessionsOfPerson(ctx, { user_name: person.username, session: undefined }),
        () => askHelp(ctx, person.username),
        () => stopHelp(ctx, person.username),
        () => inviteAdmin(ctx, { ...made, user_name: `hecha-${role}`, email: `hecha-${role}@example.com` }),
      ];
      const codes = await Promise.all(attempts.map(codeOf));
      expect(codes).toEqual([
        'greater_rights',
        'greater_rights',
        'not_allowed',
        'greater_rights',
        'not_allowed',
        'not_allowed',
        'not_allowed',
        'greater_rights',
      ]);
      expect(await ownedBy(person)).toEqual(before);
    },
  );

  test('and who has all rights of the other does', async () => {
    const owner = actors.get('admin');
    const viewer = await here.shop.staff('viewer', 'cambiada');
    const before = await ownedBy(viewer);
    expect(await owner?.call(people.setRole, { user_name: 'cambiada', rol: 'catalogue' })).toMatchObject({
      rol: 'catalogue',
    });
    expect(await ownedBy(viewer)).not.toEqual(before);
  });
});

const nothing = () => undefined;
const noCookie = { key: undefined, token: undefined, keep: nothing, drop: nothing };
const withoutReply = {
  request: new Request('http://localhost/'),
  session: { keep: nothing, drop: nothing, dropMark: nothing, mendMark: nothing },
  flow: noCookie,
  browser: noCookie,
  guest: noCookie,
  halfLogin: noCookie,
};

async function codeOf(attempt: () => Promise<unknown>): Promise<string> {
  return attempt().then(
    () => 'done',
    (error: unknown) => (error instanceof ShopError ? error.code : String(error)),
  );
}
