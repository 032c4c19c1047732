import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { rolesOf } from '#contract/core/protocol/permissions.ts';
import type { Send } from '#contract/core/protocol/call.ts';
import { complaintOfRefusal, hostileInputs, inQuery, isReadable, wellFormed } from './hostile-input.ts';
import { purchaseScene } from './purchase.ts';
import { openShop, type Shop } from './shop.ts';
import { writtenIn } from './stored.ts';

const calls = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ title: `${feature}.${name}`, call })),
);
const jsonCalls = calls.filter(({ call }) => call.body !== 'bytes');
const isDesk = ({ call }: (typeof calls)[number]) => call.permission !== undefined;
// Logging out ends the session of this test; other tests cover its input. Administrators may delete or demote the
// test's customer, so their calls come last.
const walked = jsonCalls
  .filter(({ title }) => title !== 'accounts.logOut')
  .toSorted((a, b) => Number(isDesk(a)) - Number(isDesk(b)));

type Attempt = {
  readonly what: string;
  readonly send: () => Promise<Response>;
  /** False for what the schema of the call rejects, so that the feature never gets it (platform/http/mount.ts). */
  readonly getsThrough: boolean;
};

/**
 * Returns what is wrong with a response, or undefined: it must not be a server error, and a rejection must be a
 * readable problem.
 */
async function complaint(answer: Response): Promise<string | undefined> {
  if (answer.status >= 500) return `status ${answer.status}: ${await answer.text()}`;
  if (answer.status < 400) {
    // A stream may never end.
    await answer.body?.cancel();
    return undefined;
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) return `content type ${type}`;
  const { detail, errors, status }: { detail?: unknown; errors?: unknown; status?: unknown } = await answer.json();
  if (status !== answer.status) return 'another status inside';
  if (typeof detail !== 'string' || !isReadable(detail)) return `detail ${String(detail)}`;
  if (status === 422 && !Array.isArray(errors)) return 'no list of errors';
  return undefined;
}

const withBody = jsonCalls.filter(({ call, title }) => call.method !== 'GET' && title !== 'accounts.logOut');
/** One of each kind of call: all bodies are read at one place (platform/http/read-input.ts), by what is named here. */
const oneOfEachKind = [...Map.groupBy(withBody, kindOf).values()].flatMap((alike) => alike.slice(0, 1));

function kindOf({ call: { method, body, path, permission } }: (typeof calls)[number]): string {
  return JSON.stringify([method, body, path.includes(':'), permission === undefined]);
}

/**
 * The tests of a file: every field of every call gets what an attacker or a fault may send. What the schema of a call
 * accepts reaches the code of a feature and is always sent. What it rejects is all sent only if `isWhole`; otherwise one
 * input of each call, and the schema itself gets the others. Bodies that are none are sent to each call only if `isWhole`.
 */
export function rejectBadInput({ isWhole }: { readonly isWhole: boolean }): void {
  let shop: Shop;
  let people: { readonly guest: Send; readonly customer: Send; readonly admin: Send };

  beforeAll(async () => {
    shop = await openShop();
    await purchaseScene(shop).product();
    const customer = await shop.customer('ana');
    people = { guest: shop.guest().send, customer: customer.send, admin: (await shop.admin()).send };
  });

  afterAll(() => shop.close());

  /** Returns a caller with permission: a customer where one may call. */
  function callerOf(call: Endpoint): Send {
    const roles = rolesOf(call);
    if (roles.includes('customer')) return people.customer;
    return roles.includes('admin') ? people.admin : people.guest;
  }

  function sendInput(call: Endpoint, input: Readonly<Record<string, unknown>>): Promise<Response> {
    const inPath = new Set(pathParameters(call.path));
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(input[name])));
    const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
    const send = callerOf(call);
    if (call.method !== 'GET') {
      const headers = { 'content-type': 'application/json' };
      return send(path, { method: call.method, headers, body: JSON.stringify(Object.fromEntries(rest)) });
    }
    const query = new URLSearchParams();
    for (const [name, value] of rest) {
      for (const one of inQuery(value)) query.append(name, one);
    }
    return send(`${path}?${query.toString()}`, { method: 'GET', headers: {} });
  }

  /** Returns what to send to a call, and what is wrong with how its schema refuses the rest. */
  function attemptsOf(call: Endpoint): { readonly attempts: Attempt[]; readonly complaints: string[] } {
    const all = hostileInputs(call).map(({ what, input, refusal }) => {
      const getsThrough = refusal === undefined;
      return { what, refusal, getsThrough, send: () => sendInput(call, input) };
    });
    const refused = all.filter(({ getsThrough }) => !getsThrough);
    const complaints = refused.flatMap(({ what, refusal }) => {
      const wrong = complaintOfRefusal(refusal);
      return wrong === undefined ? [] : [`${what}: ${wrong}`];
    });
    return { attempts: isWhole ? all : all.filter((one) => one.getsThrough || one === refused[0]), complaints };
  }

  describe.each(walked)('$title', ({ call }) => {
    test('rejects or handles every hostile field, and a rejection changes nothing', async () => {
      const refused: Attempt[] = [];
      const { attempts, complaints } = attemptsOf(call);
      const atFirst = await writtenIn(shop.pool);
      for (const attempt of attempts) {
        const answer = await attempt.send();
        if (answer.status >= 400) refused.push(attempt);
        const wrong = await complaint(answer);
        if (wrong !== undefined) complaints.push(`${attempt.what}: ${wrong}`);
      }
      expect(complaints).toEqual([]);
      const before = await writtenIn(shop.pool);
      // Accepted calls change data, so the rejected ones are sent again without them. Of those that the schema rejects,
      // which are most, one is enough.
      if (before === atFirst) return;
      const [first, ...others] = refused.toSorted((a, b) => Number(a.getsThrough) - Number(b.getsThrough));
      for (const attempt of [first, ...others.filter(({ getsThrough }) => getsThrough)]) {
        await (await attempt?.send())?.arrayBuffer();
      }
      expect(await writtenIn(shop.pool)).toBe(before);
    });
  });

  let newcomers = 0;

  /** Returns a new user with permission: the tests above may have deleted all others. */
  async function newcomer(call: Endpoint): Promise<Send> {
    const roles = rolesOf(call);
    newcomers += 1;
    const name = `nueva${newcomers}`;
    if (roles.includes('customer')) return (await shop.customer(name)).send;
    return roles.includes('admin') ? (await shop.admin(name)).send : people.guest;
  }

  test.each(isWhole ? withBody : oneOfEachKind)(
    '$title rejects a body that is missing, of another type, too large, or too deep',
    async ({ call }) => {
      const path = call.path.replace(/:\w+/g, '1');
      const caller = await newcomer(call);
      const send = async (body: string, type = 'application/json') => {
        const answer = await caller(path, { method: call.method, headers: { 'content-type': type }, body });
        expect(await complaint(answer)).toBeUndefined();
        return answer.status;
      };
      expect(await send('{"a":')).toBe(400);
      expect(await send('{}', 'text/plain')).toBe(415);
      expect(await send('{}', 'multipart/form-data; boundary=x')).toBe(415);
      expect(await send(JSON.stringify({ name: 'x'.repeat(2_000_000) }))).toBe(413);
      expect(await send(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBeGreaterThanOrEqual(200);
      expect(await send('"text"')).toBe(422);
    },
  );

  test('a body of 2 MB does not disturb other requests', async () => {
    const large = Array.from({ length: 20 }, () =>
      people.guest('/users/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_name: 'x'.repeat(2_000_000), user_password: 'x' }),
      }),
    );
    const small = Array.from({ length: 20 }, () => people.guest('/categories', { method: 'GET', headers: {} }));
    expect((await Promise.all(small)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await Promise.all(large)).map(({ status }) => status)).toEqual(Array(20).fill(413));
  });
}
