import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  UNSAFE_createRouter as createRouter,
  UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as singleFetch,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type HydrationState,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { nextTask } from '../hydration/next-task.ts';
import { whenSoon } from '../ui/use-soon.ts';
import { openElsewhere } from './elsewhere.ts';
import { keepPage } from './keep-page.ts';
import { fetchCodeFirst } from './route-code.ts';

const loadNextPages = () => import('./next-pages.ts');

type ServerContext = {
  readonly basename: string;
  readonly future: Record<string, never>;
  readonly routeDiscovery: { mode: 'initial'; manifestPath: string };
  readonly stream: ReadableStream<Uint8Array>;
};

declare global {
  // The globals that React Router's server writes into the page.
  interface Window {
    __reactRouterContext: ServerContext;
    __reactRouterManifest: AssetsManifest;
    __reactRouterRouteModules: RouteModules;
  }
}

/**
 * Creates the router from the data that the server wrote into the page, as `HydratedRouter` of the same version does,
 * but with the shop's own data strategy, which `HydratedRouter` does not accept. All routes that a page leads to are known
 * from the start (`routeDiscovery: initial`), so that the router sends no requests for routes, which could fail. Each step is a task of
 * its own, because together they block a slow phone for more than a tenth of a second.
 */
export async function createClientRouter(): Promise<DataRouter> {
  const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const { basename, future, stream } = context;
  const { value } = await decodeViaTurboStream(stream, window);
  const state = isState(value) ? value : {};
  await nextTask();
  const routes = createClientRoutes(manifest.routes, modules, state, true, false);
  const hydrationData = getHydrationData({
    state,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: modules[id]?.clientLoader,
      hasLoader: manifest.routes[id]?.hasLoader === true,
      hasHydrateFallback: modules[id]?.HydrateFallback !== undefined,
    }),
    location: window.location,
    basename,
    future,
    isSpaMode: false,
  });
  await nextTask();
  const router: DataRouter = createRouter({
    routes,
    basename,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
    hydrationData,
    dataStrategy: keepPage({
      ask: openElsewhere({
        ask: singleFetch(() => router, manifest, modules, true),
        allRoutes: manifest.url,
        router: () => router,
      }),
      bringCode: fetchCodeFirst(routes, manifest),
      router: () => router,
    }),
  });
  // Used by live reload in development.
  Object.assign(router, { createRoutesForHMR });
  Object.assign(window, { __reactRouterDataRouter: router });
  await nextTask();
  // Without its code the pages come when somebody goes there.
  void whenSoon()
    .then(loadNextPages)
    .then(
      ({ bringNextPages }) => bringNextPages(manifest.routes),
      () => {},
    );
  return router.initialize();
}

/** Renders the shop in the browser, hydrating the server's page. */
export function ClientRouter({ router }: { readonly router: DataRouter }) {
  const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules } = window;
  const framework = {
    manifest,
    routeModules: __reactRouterRouteModules,
    future: context.future,
    routeDiscovery: context.routeDiscovery,
    ssr: true,
    isSpaMode: false,
  };
  // The second child corresponds to the stream in the server's tree: React derives ids from positions (useId).
  return (
    <>
      <FrameworkContext value={framework}>
        <RouterProvider router={router} />
      </FrameworkContext>
      {null}
    </>
  );
}

function isState(value: unknown): value is HydrationState {
  return typeof value === 'object' && value !== null;
}
