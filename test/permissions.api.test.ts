import { beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import type { Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import type { Role } from '#contract/core/protocol/permissions.ts';
import { openedShop } from './opened-shop.ts';

const here = openedShop();

let people: Readonly<Record<Role, Send>>;

beforeAll(async () => {
  people = {
    guest: here.shop.guest().send,
    customer: (await here.shop.customer('ana')).send,
    admin: (await here.shop.admin()).send,
  };
});

const all = Object.values(api).flatMap((group) => Object.values<Endpoint>(group));

// Logging out ends the session of this test, so it comes last.
const isLogout = ({ path }: Endpoint) => path === '/users/logout';
const calls = [...all.filter((call) => !isLogout(call)), ...all.filter(isLogout)];

/** Returns the code of the rejection, or undefined when the call was allowed. */
async function apiClientOf(role: Role, { method, path }: Endpoint): Promise<unknown> {
  // Calls about the own account name the caller's; others may name any.
  const own = role === 'admin' ? 'jefa' : 'ana';
  const address = path.replace(/:username|:user_name|(?<=^\/users\/.+):id/, own).replace(/:\w+/g, '1');
  const body = method === 'GET' ? {} : { body: '{}' };
  const answer = await people[role](address, { method, headers: { 'content-type': 'application/json' }, ...body });
  if (answer.ok) {
    // A stream may never end.
    await answer.body?.cancel();
    return undefined;
  }
  const { code }: { code?: unknown } = await answer.json();
  return code === 'not_logged_in' || code === 'not_allowed' ? code : undefined;
}

test('every call allows exactly the roles that it names, or that have its permission', async () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const call of calls) {
    for (const role of ['guest', 'customer', 'admin'] as const) {
      const refusal = role === 'guest' ? 'not_logged_in' : 'not_allowed';
      const mayEnter = rolesOf(call).includes(role);
      expect({ call: call.path, role, refusal: await apiClientOf(role, call) }).toEqual({
        call: call.path,
        role,
        refusal: mayEnter ? undefined : refusal,
      });
    }
  }
});
