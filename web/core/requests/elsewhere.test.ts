import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type DataRouter,
  type DataStrategyFunction,
} from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { openElsewhere } from './elsewhere.ts';
import { keepPage } from './keep-page.ts';

let opened: string[];
let asked: string[];
let network: () => Response;

beforeEach(() => {
  opened = [];
  asked = [];
  network = () => new Response('');
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return network();
  });
  const open = (how: string) => (path?: string) => void opened.push([how, path].filter(Boolean).join(' '));
  vi.stubGlobal('window', {
    addEventListener: () => {},
    location: { assign: open('assign'), replace: open('replace'), reload: open('reload') },
  });
});

const ask: DataStrategyFunction = async ({ request, matches }) =>
  Object.fromEntries(
    matches
      .filter((match) => match.shouldCallHandler())
      .map(({ route }) => {
        const away = new Response(null, { status: 302, headers: { location: '/admin/orders?status=pending' } });
        return [route.id, { type: 'data', result: request.method === 'POST' ? away : `GET ${request.url}` }];
      }),
  );

// A list that came once is not asked for again.
let shops = 0;

/** A page of the shop, whose list has no address of the back office. */
function shop(first = '/admin/orders'): DataRouter {
  const router: DataRouter = createRouter({
    history: createMemoryHistory({ initialEntries: [first, '/bag'] }),
    mapRouteProperties,
    routes: [
      { id: 'bag', path: '/bag', loader: () => null, action: () => null },
      { id: 'unknown', path: '*', loader: () => null },
    ],
    hydrationData: { loaderData: { bag: 'the bag' } },
    dataStrategy: keepPage({
      ask: openElsewhere({ ask, allRoutes: `/assets/all-${(shops += 1)}.js`, router: () => router }),
      bringCode: async () => {},
      router: () => router,
    }),
  });
  return router.initialize();
}

const openedSoon = () => vi.waitUntil(() => opened[0]);

test('a page that the list does not have is opened as a new one, with its query and its place', async () => {
  void shop().navigate('/admin/orders?status=pending#total');
  expect(await openedSoon()).toBe('assign /admin/orders?status=pending#total');
  expect(asked).toEqual([`/assets/all-${shops}.js`, '/admin/orders.data?status=pending']);
});

test('one that takes the place of a page, or is stepped back to, does so', async () => {
  void shop().navigate('/creation', { replace: true });
  expect(await openedSoon()).toBe('replace /creation');
  opened = [];
  void shop().navigate(-1);
  expect(await openedSoon()).toBe('reload');
});

test('a form whose response leads there opens it', async () => {
  void shop().navigate('/bag', { formMethod: 'post', formData: new FormData() });
  expect(await openedSoon()).toContain('/admin/orders?status=pending');
});

test.each([503, 500, 429])('while the shop responds %i, the page that is shown stays', async (status) => {
  const router = shop();
  network = () => new Response('', { status });
  await router.navigate('/admin/orders');
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(router.state.location.pathname).toBe('/bag');
  expect(opened).toEqual([]);
  network = () => new Response('');
  void router.navigate('/admin/orders');
  expect(await openedSoon()).toBe('assign /admin/orders');
});

test('a request in the background, a known page, and the same page again open nothing', async () => {
  const router = shop();
  await router.fetch('found', 'bag', '/admin/find');
  await router.navigate('/bag?from=here');
  expect(router.state.location.search).toBe('?from=here');
  expect([...opened, ...asked]).toEqual([]);
});
