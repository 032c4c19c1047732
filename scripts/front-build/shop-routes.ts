import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { askedByFetch, documents } from '#web/core/hydration/beside-router.ts';
import { backOfficeFrame, shopListOf } from '#web/core/hydration/start-files.ts';
import { readManifest, type Manifest } from '../checks/client-bundle.ts';

/** Resources of the back office, which have no frame, begin so. */
const resources = 'admin/';

/** Returns the ids of the routes that only pages of the back office need. */
function backOfficeRoutes(routes: Manifest['routes']): string[] {
  const isInside = (id: string): boolean => {
    const route = routes[id];
    if (route === undefined) return false;
    if (id === backOfficeFrame || route.parentId === undefined) return id === backOfficeFrame;
    return isInside(route.parentId) || (route.parentId === 'root' && route.path?.startsWith(resources) === true);
  };
  return Object.keys(routes).filter(isInside);
}

/** The ids of what the router never asks for: the server answers their addresses, whoever knows them. */
const besideRouter = new Set([...documents, ...askedByFetch].map((file) => file.replace(/\.ts$/, '')));

/** Gives the routes their ids, which are their names in the list: written twice, they take 0.2 kB of every first page. */
const giveIds = 'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id??=id;';

/** Returns the script with the list of the routes without those, and without what the router never asks for. */
export function shopScript(manifest: Manifest): string {
  const left = new Set(backOfficeRoutes(manifest.routes));
  const kept = Object.entries(manifest.routes).filter(([name]) => !left.has(name) && !besideRouter.has(name));
  const routes = Object.fromEntries(kept.map(([name, route]) => [name, withoutOwnName(name, route)]));
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes }, withoutNo)};${giveIds}`;
}

function withoutOwnName(name: string, { id, ...route }: Manifest['routes'][string]) {
  return id === name ? route : { id, ...route };
}

/** Leaves out what a route lacks ('hasAction': false): the router takes no word for no. */
function withoutNo(_name: string, value: unknown): unknown {
  return value === false ? undefined : value;
}

/**
 * Writes the list of the shop's own routes beside the list of all that the router's build wrote: shoppers need no
 * addresses of the back office, which are nearly half of it, nor of files.
 */
export async function writeShopRoutes(clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error(`${assets} has no list of the routes.`);
  const manifest = readManifest(await readFile(join(assets, name), 'utf8'));
  await writeFile(join(assets, shopListOf(name)), shopScript(manifest));
}
