import {
  data,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type DataRouter,
  type DataStrategyFunction,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setPrefix } from '../links/language-prefix.ts';
import { openRegion, toastsOf } from '../ui/toast.ts';
import { keepPage } from './keep-page.ts';
import { RequestFailure } from './request-failure.ts';
import { beginSubmission } from './submission.ts';

const networkError = new TypeError('Failed to fetch');
const busy = { status: 503, statusText: '', internal: false, data: '' };

/** Returns the response of the simulated network, or throws. */
let network: (method: string, path: string) => unknown;
let asked: string[];

const region = 'page';
openRegion(region);

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  network = () => undefined;
  asked = [];
});

afterEach(() => setPrefix(''));

const ask: DataStrategyFunction = async ({ request, matches }) => {
  const { pathname } = new URL(request.url);
  const body = request.method === 'GET' ? '' : ` ${new URLSearchParams([...(await fieldsOf(request))]).toString()}`;
  asked.push(`${request.method} ${pathname}${body}`);
  const failure = network(request.method, pathname);
  return Object.fromEntries(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(({ route }) => [
        route.id,
        failure === undefined
          ? { type: 'data' as const, result: `${request.method} ${pathname}` }
          : { type: 'error' as const, result: asRouterDoes(request.method, failure) },
      ]),
  );
};

/** The router wraps errors of actions, except those that are responses. */
function asRouterDoes(method: string, failure: unknown): unknown {
  return method === 'POST' && failure instanceof Error ? data(failure) : failure;
}

async function fieldsOf(request: Request): Promise<[string, string][]> {
  return [...(await request.formData()).entries()].map(([name, value]) => [name, String(value)]);
}

/** Returns the router on the bag's page. `prefix` is '/en' in a second language. */
async function shop(prefix = ''): Promise<DataRouter> {
  setPrefix(prefix);
  const page = { loader: () => null, action: () => null };
  const router: DataRouter = createRouter({
    basename: prefix || '/',
    history: createMemoryHistory({ initialEntries: [`${prefix}/bag`] }),
    mapRouteProperties,
    routes: [
      { id: 'bag', path: '/bag', ...page },
      { id: 'home', path: '/home', ...page },
      { id: 'stock', path: '/bag/stock', ...page },
    ],
    hydrationData: { loaderData: { bag: 'GET /bag' } },
    dataStrategy: keepPage({ ask, bringCode: async () => {}, router: () => router }),
  });
  return router.initialize();
}

const lastToast = () => toastsOf(region).at(-1)?.message ?? '';
const pressRetry = () => toastsOf(region).at(-1)?.retry?.();
const form = (fields: Record<string, string>) => {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
};

test('a fetcher without a response gets the failure as its data, and the page stays', async () => {
  const router = await shop();
  let answer: unknown;
  router.subscribe(({ fetchers }) => {
    answer = fetchers.get('stock')?.data ?? answer;
  });
  for (const [failure, kind] of [
    [networkError, 'unreachable'],
    [busy, 'busy'],
    [new Error('Unexpected Server Error'), 'fault'],
  ] as const) {
    network = (_method, path) => (path === '/bag/stock' ? failure : undefined);
    await router.fetch('stock', 'bag', '/bag/stock');
    expect(router.state.errors).toBeNull();
    expect(answer).toBeInstanceOf(RequestFailure);
    expect(answer).toMatchObject({ kind, sent: { address: '/bag/stock', method: 'GET' } });
  }
});

test('a failed navigation stays on the page, and can be retried', async () => {
  const router = await shop();
  network = () => networkError;
  await router.navigate('/home?page=2');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/bag');
  expect(router.state).toMatchObject({ errors: null, loaderData: { bag: 'GET /bag' } });
  expect(lastToast()).toContain('No pudimos abrir la página.');
  network = () => undefined;
  pressRetry();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?page=2'));
});

test('a missing page shows its own error page', async () => {
  const router = await shop();
  network = (_method, path) => (path === '/home' ? { ...busy, status: 404 } : undefined);
  await router.navigate('/home');
  expect(router.state.location.pathname).toBe('/home');
  expect(router.state.errors).not.toBeNull();
});

test('a form that cannot be sent is notified, and retries exactly the same request', async () => {
  const router = await shop();
  const failures: { failure: RequestFailure; retry: () => void }[] = [];
  const submit = () => {
    beginSubmission((failure, retry) => failures.push({ failure, retry }));
    return router.navigate('/bag', { formMethod: 'post', formData: form({ email: 'ana@example.com', note: 'ñ & +' }) });
  };
  network = (method) => (method === 'POST' ? networkError : undefined);
  await submit();
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(failures).toHaveLength(1);
  expect(failures[0]?.failure).toMatchObject({ kind: 'unreachable', isDoubtful: true });
  expect(router.state).toMatchObject({ errors: null, loaderData: { bag: 'GET /bag' } });
  network = () => undefined;
  failures[0]?.retry();
  await vi.waitFor(() => expect(router.state.actionData).toEqual({ bag: 'POST /bag' }));
  const [first, second] = asked.filter((one) => one.startsWith('POST'));
  expect(second).toBe(first);
  expect(failures).toHaveLength(1);
});

test('data that cannot be reloaded stays, together with the form’s action data', async () => {
  const router = await shop();
  network = (method) => (method === 'GET' ? networkError : undefined);
  await router.navigate('/bag', { formMethod: 'post', formData: form({ a: '1' }) });
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state).toMatchObject({
    errors: null,
    loaderData: { bag: 'GET /bag' },
    actionData: { bag: 'POST /bag' },
  });
  expect(lastToast()).toContain('No pudimos actualizar esta página.');
});

test('a redirect to a page that fails to load is not a failure of the form', async () => {
  const router = await shop();
  const led = vi.fn<() => void>();
  network = (method, path) => {
    if (method === 'POST') return Response.json(null, { status: 302, headers: { location: '/home' } });
    return path === '/home' ? busy : undefined;
  };
  beginSubmission(led);
  await router.navigate('/bag', { formMethod: 'post', formData: form({ a: '1' }) });
  await vi.waitFor(() => expect(lastToast()).toContain('Lo que envió llegó bien'));
  expect(led).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/bag');
});

test('offline is distinguished from a server that does not answer', async () => {
  const router = await shop();
  vi.stubGlobal('navigator', { onLine: false });
  network = () => networkError;
  await router.navigate('/home');
  await vi.waitFor(() => expect(lastToast()).toContain('no tiene conexión a internet'));
});

test('OWN-2 in a second language a fetcher that failed names an address that it can ask again', async () => {
  const router = await shop('/en');
  let answer: unknown;
  router.subscribe(({ fetchers }) => {
    answer = fetchers.get('stock')?.data ?? answer;
  });
  network = () => networkError;
  await router.fetch('stock', 'bag', '/bag/stock?id=7');
  const { address } = answer instanceof RequestFailure ? answer.sent : { address: '' };
  network = () => undefined;
  await router.fetch('stock', 'bag', address);
  expect(answer).toBe('GET /en/bag/stock');
  expect(asked).toEqual(['GET /en/bag/stock', 'GET /en/bag/stock']);
});

test('OWN-2 in a second language a form that cannot be sent is sent again to the same address', async () => {
  const router = await shop('/en');
  let retry = () => {};
  network = (method) => (method === 'POST' ? networkError : undefined);
  beginSubmission((_failure, again) => {
    retry = again;
  });
  await router.navigate('/bag', { formMethod: 'post', formData: form({ email: 'ana@example.com' }) });
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  network = () => undefined;
  retry();
  await vi.waitFor(() => expect(router.state.actionData).toEqual({ bag: 'POST /en/bag' }));
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/en/bag' } });
});

test('OWN-2 in a second language data that cannot be reloaded stays', async () => {
  const router = await shop('/en');
  network = () => networkError;
  await router.revalidate();
  expect(router.state).toMatchObject({ errors: null, loaderData: { bag: 'GET /bag' } });
  expect(lastToast()).toContain('No pudimos actualizar esta página.');
});
