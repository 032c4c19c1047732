import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { checkout } from '#contract/checkout.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Send } from '#contract/call.ts';
import { reviews } from '#contract/reviews.ts';
import { inputsOf } from './arbitrary-input.ts';
import { purchaseScene } from './purchase.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { storedIn } from './stored.ts';

/** Inputs for each call. `npm run test:fuzz` makes it thousands, and others each time. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 24);
const seed = process.env['FUZZ_SEED'] === 'new' ? Date.now() % 2 ** 31 : Number(process.env['FUZZ_SEED'] ?? 7);
/** No answer may take more work of the processor, in ms: a pattern that runs away would. Waiting does not count. */
const mostWorkMs = 10_000;
/** Refused calls are sent again in such groups, between two looks at all that is stored. */
const groupSize = 20;

let shop: Shop;
let newcomers = 0;
/** The calls that some input got through to. */
const accepted = new Set<string>();

beforeAll(async () => {
  process.stdout.write(`FUZZ_SEED=${seed} FUZZ_RUNS=${runs}\n`);
  shop = await openShop();
  await purchaseScene(shop).product();
});

afterAll(() => shop.close());

const calls = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).map(([name, call]) => ({ title: `${feature}.${name}`, call })),
);

/** A guest, a customer and an administrator whom nobody has deleted yet, and what means something in this shop. */
async function scene() {
  newcomers += 1;
  const customer = await shop.customer(`cliente${newcomers}`);
  const admin = await shop.admin(`jefa${newcomers}`);
  const product = await purchaseScene(shop).product();
  const { reference } = await customer.call(checkout.start, { cartItems: [product.line()] });
  const { id: reviewId } = await customer.call(reviews.create, {
    productId: product.id,
    calification: 4,
    comment: 'Linda',
  });
  const known = {
    username: customer.username,
    user_name: customer.username,
    UserUserName: customer.username,
    id: product.id,
    productId: product.id,
    product_id: product.id,
    reviewId,
    reference,
    key: reference,
    payment_id: reference,
    orderNumber: reference,
    status: 'failure',
    calification: 5,
    comment: 'Muy linda',
    cartItems: [product.line(2)],
    changes: [{ brandSize: 'M', change: 1 }],
    brandSize: 'M',
    quantity: 1,
  };
  return { people: [shop.guest().send, customer.send, admin.send], known };
}

type Attempt = { readonly input: Record<string, unknown>; readonly caller: Send };

const asText = (value: unknown) =>
  ((typeof value === 'object' ? safeJson(value) : String(value)) || '-').toWellFormed().slice(0, 5000);

/** JSON as a client would write it; what JSON cannot say is a client's own mistake, and becomes null. */
function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null';
  } catch {
    return 'null';
  }
}

function send(call: Endpoint, { input, caller }: Attempt): Promise<Response> {
  const inPath = new Set(pathParameters(call.path));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(input[name])));
  const rest = Object.entries(input).filter(([name]) => !inPath.has(name));
  if (call.body === 'bytes') {
    const body = new Uint8Array(Buffer.from(asText(input['bytes'])));
    return caller(path, { method: call.method, headers: { 'content-type': 'application/octet-stream' }, body });
  }
  if (call.method !== 'GET') {
    const headers = { 'content-type': 'application/json' };
    return caller(path, { method: call.method, headers, body: safeJson(Object.fromEntries(rest)) });
  }
  const query = new URLSearchParams();
  for (const [name, value] of rest) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, asText(one));
  }
  return caller(`${path}?${query}`, { method: 'GET', headers: {} });
}

/** What is wrong with an answer; undefined when it is one that the call promises. */
async function complaint(call: Endpoint, answer: Response): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status >= 500) return `${answer.status} ${text}`;
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (answer.status < 400) {
    const read = z.safeParse(call.output, body);
    return read.success ? undefined : `an answer that its schema refuses: ${read.error.message}`;
  }
  if (!answer.headers.get('content-type')?.startsWith('application/problem+json')) return 'a refusal without a problem';
  const { success } = z
    .object({ detail: z.string().min(1), code: z.string(), status: z.literal(answer.status) })
    .safeParse(body);
  return success ? undefined : `a problem without its words: ${text}`;
}

async function attempts(call: Endpoint): Promise<Attempt[]> {
  const { people, known } = await scene();
  const inputs = fc.sample(fc.tuple(inputsOf(call, known), fc.nat({ max: people.length - 1 })), {
    numRuns: runs,
    seed,
  });
  return inputs.flatMap(([input, who]) => {
    const caller = people[who];
    return caller ? [{ input, caller }] : [];
  });
}

test.each(calls)(
  '$title keeps its promises whatever comes in',
  { timeout: 60_000 + runs * 200 },
  async ({ call, title }) => {
    const refused: Attempt[] = [];
    const complaints: string[] = [];
    for (const attempt of await attempts(call)) {
      const before = process.threadCpuUsage();
      const answer = await send(call, attempt);
      if (answer.status >= 400) refused.push(attempt);
      else accepted.add(title);
      const workMs = process.threadCpuUsage(before).user / 1000;
      const wrong = (await complaint(call, answer)) ?? (workMs > mostWorkMs ? 'too much work' : undefined);
      if (wrong) complaints.push(`${title} ${safeJson(attempt.input).slice(0, 400)}: ${wrong}`);
    }
    for (let at = 0; at < refused.length; at += groupSize) {
      const before = await storedIn(shop.pool);
      const answers = await Promise.all(refused.slice(at, at + groupSize).map((attempt) => send(call, attempt)));
      // What was refused at first may pass now, if the walk itself made it possible: then it may change things.
      const isAllRefused = answers.every(({ status }) => status >= 400);
      const after = await storedIn(shop.pool);
      if (isAllRefused && after !== before) complaints.push(`${title}: refused calls changed what is stored`);
    }
    expect(complaints, `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`).toEqual([]);
  },
);

test('most calls were also made as they are meant', () => {
  expect(accepted.size / calls.length).toBeGreaterThan(0.6);
});

test('these are all the operations that the API documents', async () => {
  const answer = await shop.guest().send('/openapi.json', { method: 'GET', headers: {} });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await answer.json());
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const fuzzed = calls.map(({ call }) => `${call.method} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`);
  expect(documented.toSorted()).toEqual([...new Set(fuzzed)].toSorted());
});
