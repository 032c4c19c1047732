import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/api.ts';
import { checkout } from '#contract/checkout.ts';
import { pathParameters } from '#contract/endpoint.ts';
import { readFileAnswer } from '#contract/answered-file.ts';
import { isStreamType } from '#contract/answered-stream.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Send } from '#contract/call.ts';
import { reviews } from '#contract/reviews.ts';
import { inputsOf } from './arbitrary-input.ts';
import { fulfilmentScene } from './fulfilment.ts';
import { purchaseScene } from './purchase.ts';
import { returnScene } from './return-scene.ts';
import { publishedPage } from './own-page.ts';
import { openShop } from './shop.ts';
import type { Shop } from './shop.ts';
import { storedIn } from './stored.ts';

/** Inputs for each call. `npm run test:fuzz` uses thousands, with another seed each time. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 24);
const seed = process.env['FUZZ_SEED'] === 'new' ? Date.now() % 2 ** 31 : Number(process.env['FUZZ_SEED'] ?? 7);
/** The maximum processor time of a response, in ms, which finds runaway patterns. Waiting does not count. */
const mostWorkMs = 10_000;
/** Rejected calls are sent again in groups of this size, between two comparisons of all stored data. */
const groupSize = 20;

let shop: Shop;
let newcomers = 0;
/** The calls that accepted some input. */
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

/** Calls about orders that are paid. */
const ofPaidOrders = /^(fulfilmentDesk|orderRefunds|tracking)\./;

async function payFor(initPoint: string): Promise<void> {
  const { pay, notify } = purchaseScene(shop);
  await notify((await pay(initPoint, 'APRO')).id);
}

/** Returns a guest, a customer and an administrator who still exist, and the known values of this shop. */
async function scene({ isPaid }: { readonly isPaid: boolean }) {
  newcomers += 1;
  const customer = await shop.customer(`cliente${newcomers}`);
  const admin = await shop.admin(`jefa${newcomers}`);
  const product = await purchaseScene(shop).product();
  const { reference, init_point } = await customer.call(checkout.start, { cartItems: [product.line()] });
  if (isPaid) await payFor(init_point);
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
    number: 1001,
    linkTemplate: '',
    carrierId: null,
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

const ofDeliveries: ReadonlySet<Endpoint> = new Set([
  ...Object.values<Endpoint>(api.documents),
  ...Object.values<Endpoint>(api.fulfilmentDesk),
  ...Object.values<Endpoint>(api.tracking),
]);

/** The known values of a paid order, which has a delivery. */
async function delivery() {
  const { reference, number, token } = await fulfilmentScene(shop).paidOrder();
  return { reference, references: [reference], number, token, to: 'preparing', from: 'to_prepare' };
}

const ofReturns = /^return(?:s|Desk)\./;

/** The known values of an order that arrived, with a requested return, and the callers who may see it. */
async function returned(people: readonly Send[]) {
  const { arrivedOrder, ask, line } = returnScene(shop, await shop.admin(`jefa${newcomers}b`));
  const { person, reference, number } = await arrivedOrder();
  const { id } = await ask(person, reference, [line('exchange')]);
  const lines = [{ position: 0, quantity: 1, wants: 'refund', restock: 0, outcome: 'refund' }];
  const known = { reference, id, number, lines, place: 'Honduras 4850', reason: 'Usada', days: 5 };
  return { people: people.with(1, person.send), known };
}

const ofPages = /^(?:pages|pageDesk)\./;

/** The known values of a public page; a new one needs another address. */
async function ownPage(title: string) {
  const slug = `envios-${newcomers}`;
  const { version } = await publishedPage(await shop.admin(`jefa${newcomers}c`), slug);
  return { slug: title === 'pageDesk.create' ? `${slug}-otra` : slug, version, kind: null, html: '<p>y</p>' };
}

type Attempt = { readonly input: Record<string, unknown>; readonly caller: Send };

const asText = (value: unknown) =>
  ((typeof value === 'object' ? safeJson(value) : String(value)) || '-').toWellFormed().slice(0, 5000);

/** Returns JSON as a client would write it; a value that JSON cannot represent becomes null. */
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

/** Returns what is wrong with a file. */
async function complaintOfFile({ output, answers }: Endpoint, answer: Response): Promise<string | undefined> {
  if (answer.headers.get('content-type')?.split(';')[0] !== answers) return `${answer.status} has another type`;
  if (answers !== undefined && isStreamType(answers)) {
    // A stream may never end.
    await answer.body?.cancel();
    return undefined;
  }
  const read = z.safeParse(output, await readFileAnswer(answer));
  return read.success ? undefined : z.prettifyError(read.error);
}

/** Returns what is wrong with a response; undefined when it is as documented. */
async function complaint(call: Endpoint, answer: Response): Promise<string | undefined> {
  if (call.answers && answer.ok) return complaintOfFile(call, answer);
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

async function attempts({ call, title }: (typeof calls)[number]): Promise<Attempt[]> {
  const usual = await scene({ isPaid: ofPaidOrders.test(title) });
  const { people, known } = ofReturns.test(title) ? await returned(usual.people) : usual;
  const all = {
    ...usual.known,
    ...known,
    ...(ofDeliveries.has(call) && (await delivery())),
    ...(ofPages.test(title) && (await ownPage(title))),
  };
  const inputs = fc.sample(fc.tuple(inputsOf(call, all), fc.nat({ max: people.length - 1 })), {
    numRuns: runs,
    seed,
  });
  return inputs.flatMap(([input, who]) => {
    const caller = people[who];
    return caller ? [{ input, caller }] : [];
  });
}

test.each(calls)(
  '$title responds as documented to any input',
  { timeout: 60_000 + runs * 200 },
  async ({ call, title }) => {
    const refused: Attempt[] = [];
    const complaints: string[] = [];
    for (const attempt of await attempts({ call, title })) {
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
      // A call that was rejected at first may be accepted now because of another one: then it may change data.
      const isAllRefused = answers.every(({ status }) => status >= 400);
      const after = await storedIn(shop.pool);
      if (isAllRefused && after !== before) complaints.push(`${title}: refused calls changed what is stored`);
    }
    expect(complaints, `FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`).toEqual([]);
  },
);

test('most calls also accepted some input', () => {
  expect(accepted.size / calls.length).toBeGreaterThan(0.6);
});

test('these are all the operations of the API’s document', async () => {
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
