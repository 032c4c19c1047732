import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type DataRouteObject,
} from 'react-router';

/** Loads the code of routes; rejects like fetch if it cannot be loaded. `address` is the page that is visited, if one is. */
export type BringCode = (routeIds: readonly string[], address: string | undefined) => Promise<void>;

/**
 * Makes routes load their code with fetch first, and import it from the browser's cache: a failed import could not be
 * retried. It may have failed before, because something else wanted the file: then the page that is visited is opened as a
 * new one, if the shop can send it.
 */
export function fetchCodeFirst(routes: readonly DataRouteObject[], manifest: AssetsManifest): BringCode {
  // These run already.
  for (const file of manifest.entry.imports ?? []) fetched.add(file);
  const arrivals = new Map<string, PromiseWithResolvers<void>>();
  for (const route of everyRoute(routes)) {
    if (typeof route.lazy !== 'object') continue;
    const arrival = Promise.withResolvers<void>();
    arrivals.set(route.id, arrival);
    for (const [name, load] of Object.entries(route.lazy)) {
      if (load) Object.assign(route.lazy, { [name]: () => arrival.promise.then(load) });
    }
  }
  const bring = async (id: string, address = window.location.href) => {
    const arrival = arrivals.get(id);
    const code = manifest.routes[id];
    if (!arrival || !code) return;
    await Promise.all(filesOf(code).map(fetchFile));
    try {
      await import(/* @vite-ignore */ code.module);
    } catch {
      const response = await fetchUnlessBusy(address);
      await response.body?.cancel();
      window.location.assign(address);
      return;
    }
    arrivals.delete(id);
    arrival.resolve();
  };
  return async (routeIds, address) => void (await Promise.all(routeIds.map((id) => bring(id, address))));
}

function everyRoute(routes: readonly DataRouteObject[]): DataRouteObject[] {
  return routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

type Code = { readonly module: string; readonly imports?: readonly string[] | undefined };

/** The files with the code of a route. */
export const filesOf = ({ module, imports = [] }: Code): readonly string[] => [module, ...imports];

const fetched = new Set<string>();

/** Loads a file into the browser's cache; rejects like fetch, and if the shop cannot send it now. */
export async function fetchFile(address: string): Promise<void> {
  if (fetched.has(address)) return;
  // A file that does not exist any more belongs to an older version of the shop: its import fails, and `bring` opens the page as a new one.
  const response = await fetchUnlessBusy(address);
  await response.arrayBuffer();
  fetched.add(address);
}

/** The response of the shop, which may be about the address (4xx); rejects if the shop cannot respond now. */
export async function fetchUnlessBusy(address: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(address, { signal });
  const { status, statusText } = response;
  if (status >= 500 || status === 429) throw new ErrorResponse(status, statusText, '');
  return response;
}
