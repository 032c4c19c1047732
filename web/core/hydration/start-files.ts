/** What is needed of React Router's manifest of the built files. */
type Manifest = {
  readonly url: string;
  readonly entry: Pick<Chunk, 'imports'>;
  readonly routes: Readonly<Record<string, (Chunk & { readonly id: string }) | undefined>>;
};

type Chunk = { readonly module: string; readonly imports?: readonly string[] | undefined };

/** The routes whose code the entry imports itself (web/entry.client.tsx). */
export const entryRoutes: readonly string[] = ['root', 'frames/shop-frame'];

/** The frame of the back office's pages. */
export const backOfficeFrame = 'frames/admin-frame';

/** The id of the page of all components, which has the rules of all pages as the back office has. */
export const specimensPage = 'site/specimens/specimens.page';

/** Returns the file with the shop's own routes, beside the one with all (scripts/front-build/shop-routes.ts). */
export function shopListOf(allRoutes: string): string {
  return allRoutes.replace(/\.js$/, '-shop.js');
}

/** The files with which a page starts. All are addresses ('/assets/shop.js'). */
export type StartFiles = {
  /** The list of routes: all of them for the back office, else those of the shop. */
  readonly routes: string;
  /** The files that run the entry. */
  readonly entry: readonly string[];
  /** The one of these that needs no other one. */
  readonly libraries: string;
  /** The module of each other route of the page, by its id. */
  readonly modules: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
};

/**
 * Returns the files of a page by its routes. The entry's own file only imports another one, because the bundler puts
 * the entry into the file that all pages share (scripts/checks/client-bundle.ts checks that): it is left out.
 */
export function startFiles(manifest: Manifest, routeIds: readonly string[]): StartFiles {
  const routes = routeIds.includes(backOfficeFrame) ? manifest.url : shopListOf(manifest.url);
  const own = routeIds.filter((id) => !entryRoutes.includes(id)).flatMap((id) => manifest.routes[id] ?? []);
  const entry = manifest.entry.imports ?? [];
  const preloads = [routes, ...entry, ...own.flatMap(({ module, imports = [] }) => [module, ...imports])];
  return {
    routes,
    entry,
    libraries: entry.find((file) => file.includes('/libraries')) ?? '',
    modules: Object.fromEntries(own.map(({ id, module }) => [id, module])),
    preloads: [...new Set(preloads)],
  };
}

/** Returns the script that starts a page: what it imports is loaded in parallel and runs in one task. */
export function starterOf({ routes, entry, modules }: StartFiles): string {
  const own = Object.entries(modules);
  return [
    ...[routes, ...entry].map((file) => `import ${JSON.stringify(file)};`),
    ...own.map(([, file], at) => `import * as route${at} from ${JSON.stringify(file)};`),
    `window.__reactRouterRouteModules={${own.map(([id], at) => `${JSON.stringify(id)}:route${at}`).join(',')}};`,
  ].join('\n');
}
