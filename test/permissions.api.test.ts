import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import { scopes, type Scope } from '#contract/core/protocol/scopes.ts';
import { staffRoles } from '#contract/core/protocol/staff-roles.ts';
import { openedShop } from './opened-shop.ts';
import { programOf } from './programs.ts';

const here = openedShop();

/** A role of the owner's own: the first one in the shop. */
const ownRole = 'own-1';
const given = ['orders.read', 'orders.fulfil', 'stock.write', 'goods.read', 'programs.manage'] as const;

const roles = ['guest', 'customer', ...staffRoles, ownRole] as const;

type Visiting = (typeof roles)[number];

let people: Readonly<Record<Visiting, Send>>;

beforeAll(async () => {
  const { shop } = here;
  const { rol } = await shop.ownRole('Depósito', given);
  if (rol !== ownRole) throw new Error(`the role is ${rol}`);
  people = {
    guest: shop.guest().send,
    customer: (await shop.customer('customer')).send,
    admin: (await shop.staff('admin')).send,
    manager: (await shop.staff('manager')).send,
    catalogue: (await shop.staff('catalogue')).send,
    orders: (await shop.staff('orders')).send,
    marketing: (await shop.staff('marketing')).send,
    viewer: (await shop.staff('viewer')).send,
    [ownRole]: (await shop.staff(ownRole)).send,
  };
});

const all = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

// Logging out ends the session of this test, so it comes last.
const isLogout = ({ path }: Endpoint) => path === '/users/logout';
const calls = [...all.filter((call) => !isLogout(call)), ...all.filter(isLogout)];

/** Returns the code of the rejection, or undefined when the call was allowed. */
async function apiClientOf(role: Visiting, call: Endpoint, send = people[role]): Promise<unknown> {
  const { method, path } = call;
  // Calls about the own account name the caller's; others may name any.
  const address = path.replace(/:username|:user_name|(?<=^\/users\/.+):id/, role).replace(/:\w+/g, '1');
  const body = method === 'GET' ? {} : { body: '{}' };
  const answer = await send(address, { method, headers: { 'content-type': 'application/json' }, ...body });
  if (answer.ok) {
    // A stream may never end.
    await answer.body?.cancel();
    return undefined;
  }
  const { code }: { code?: unknown } = await answer.json();
  return code === 'not_logged_in' || code === 'not_allowed' || code === 'not_in_scope' ? code : undefined;
}

/** True for a call that this role may make: one of the owner's own by its permissions, and where all may who work in the shop. */
function mayEnter(role: Visiting, call: Endpoint): boolean {
  if (role !== ownRole) return rolesOf(call).includes(role);
  const needed = call.permission ?? call.staff;
  const isOfAll = call.roles !== undefined && staffRoles.every((one) => call.roles.includes(one));
  const common = needed === 'desk.use' || needed === 'desk.search';
  return isOfAll || common || given.some((one) => one === needed);
}

test('TEAM-1 every call allows exactly the roles that it names, or that have its permission', async () => {
  expect(calls.length).toBeGreaterThan(250);
  for (const call of calls) {
    for (const role of roles) {
      const refusal = role === 'guest' ? 'not_logged_in' : 'not_allowed';
      expect({ call: call.path, role, refusal: await apiClientOf(role, call) }).toEqual({
        call: call.path,
        role,
        refusal: mayEnter(role, call) ? undefined : refusal,
      });
    }
  }
});

const programs: readonly { readonly given: readonly Scope[] }[] = [
  { given: scopes },
  { given: ['orders.read'] },
  { given: ['goods.write', 'audit.read'] },
];

test.for(programs)('PROG-1 a program makes the calls of its scopes and no other: $given', async ({ given: asked }) => {
  const owner = await here.shop.admin(`jefa-${asked.length}`);
  const { send } = await programOf(here.shop, owner, asked);
  const allowed: readonly string[] = asked;
  let made = 0;
  for (const call of calls) {
    const needed = call.permission ?? call.staff;
    const isStream = call.answers === 'text/event-stream';
    const mayCall = needed !== undefined && allowed.includes(needed) && !isStream;
    const refusal = await apiClientOf('admin', call, send);
    expect({ call: call.path, refusal }).toEqual({ call: call.path, refusal: mayCall ? undefined : 'not_in_scope' });
    if (mayCall) made += 1;
  }
  expect(made).toBeGreaterThan(5);
});
