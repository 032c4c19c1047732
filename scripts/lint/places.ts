import { posix } from 'node:path';
import { orderOf } from './areas.ts';

/**
 * The place of a file: its room, its area ('' in a room without areas, and directly in a room), the folder in it ('' directly
 * in it), and its whole path in the project.
 */
export type Place = { readonly room: string; readonly area: string; readonly part: string; readonly path: string };

/** Rooms inside of another one: it has its own compiler project, floors and walls. */
const innerRooms = new Set(['demo/studio', 'sandbox/stripe']);

export function placeOf(path: string): Place {
  const steps = path.split('/').slice(0, -1);
  const depth = innerRooms.has(steps.slice(0, 2).join('/')) ? 2 : 1;
  const room = steps.slice(0, depth).join('/');
  const [first = '', second = ''] = steps.slice(depth);
  const isArea = orderOf(room, first) !== -1;
  return isArea ? { room, area: first, part: second, path } : { room, area: '', part: first, path };
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

/** True for the parts of the server that know no feature's rules: server/start, which joins them, and server/core/context. */
export function isServerCore({ room, area, part }: Place): boolean {
  return room === 'server' && (area === '' ? part === '' : area === 'start' || (area === 'core' && part === 'context'));
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
