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
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type {
  DataRouter,
  HydrationState,
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { keepPage } from './keep-page.ts';
import { fetchCodeFirst } from './route-code.ts';

type ServerContext = {
  readonly basename: string;
  readonly future: Record<string, never>;
  readonly routeDiscovery: { mode: 'initial'; manifestPath: string };
  readonly stream: ReadableStream<Uint8Array>;
};

declare global {
  // What React Router's server writes into the page.
  interface Window {
    __reactRouterContext: ServerContext;
    __reactRouterManifest: AssetsManifest;
    __reactRouterRouteModules: RouteModules;
  }
}

/**
 * Makes the router out of what the server wrote into the page. This is what `HydratedRouter` of the same version does,
 * with a data strategy of the shop's own, which it does not take. Routes are known at once (`routeDiscovery: initial`),
 * so that no request of the router itself can fail.
 */
export async function createClientRouter(): Promise<DataRouter> {
  const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = window;
  const { basename, future, stream } = context;
  const { value } = await decodeViaTurboStream(stream, window);
  const state = isState(value) ? value : {};
  const routes = createClientRoutes(manifest.routes, modules, state, true, false);
  const router: DataRouter = createRouter({
    routes,
    basename,
    history: createBrowserHistory(),
    mapRouteProperties,
    hydrationRouteProperties,
    hydrationData: getHydrationData({
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
    }),
    dataStrategy: keepPage({
      ask: singleFetch(() => router, manifest, modules, true),
      bringCode: fetchCodeFirst(routes, manifest),
      router: () => router,
    }),
  });
  // What the live reload of development looks for.
  Object.assign(router, { createRoutesForHMR });
  Object.assign(window, { __reactRouterDataRouter: router });
  return router.initialize();
}

/** The shop in the browser, where the server's page was. */
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
  // The second place is where the server's tree has its stream: React counts places to give the same ids (useId).
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
