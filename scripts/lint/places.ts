import { posix } from 'node:path';

/** The place of a file: its room, the folder in the room ('' directly in it), and its whole path in the project. */
export type Place = { readonly room: string; readonly part: string; readonly path: string };

export function placeOf(path: string): Place {
  const steps = path.split('/');
  const room = steps.length > 1 ? (steps[0] ?? '') : '';
  const part = steps.length > 2 ? (steps[1] ?? '') : '';
  return { room, part, path };
}

/**
 * Returns the project path of an import, or undefined for a package. `#room/x.ts` is the room's file, `./x.ts` and
 * `../x.ts` are relative to the importing file.
 */
export function importedPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return undefined;
}

/** Returns the package of a specifier: 'hono/cookie' is 'hono', '@hono/node-server/x' is '@hono/node-server'. */
export function packageOf(specifier: string): string {
  const steps = specifier.split('/');
  return specifier.startsWith('@') ? steps.slice(0, 2).join('/') : (steps[0] ?? '');
}

const coreFolders = new Set(['', 'context']);

/** True for the part of the server that knows no feature's rules: server/*.ts and server/context. */
export function isServerCore(place: Place): boolean {
  return place.room === 'server' && coreFolders.has(place.part);
}

const toolRooms = new Set(['test', 'e2e', 'bench', 'trials', 'scripts']);

export function isTestFile(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** True for a file that never runs in the shop: tests, developer commands, and the configuration at the root. */
export function isTooling(path: string): boolean {
  const { room } = placeOf(path);
  return room === '' || toolRooms.has(room) || isTestFile(path);
}
