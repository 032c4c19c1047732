import { placeOf, type Place } from '../lint/places.ts';

/** The starts of the build by what they are for, as paths in the project. */
export type Starts = {
  /** What every page loads. */
  readonly entry: string;
  /** The pages where shoppers arrive. */
  readonly arrival: ReadonlySet<string>;
  readonly bag: string;
  readonly login: string;
  /** What the page of a product loads by itself after it works. */
  readonly later: ReadonlySet<string>;
  /** Those that only the back office needs. */
  readonly desk: ReadonlySet<string>;
};

/** A module of the browser. */
export type Module = {
  readonly path: string;
  /** The starts that load it. */
  readonly users: ReadonlySet<string>;
  /** True if it needs a library that not every page loads: the one of the schemas. */
  readonly needsSchemas: boolean;
};

/** The files in the order in which they take what their modules need, if none before them does: the widest first. */
export const chunkOrder = [
  'libraries',
  'shop',
  'schemas',
  'forms',
  'bag',
  'core',
  'desk',
  'account',
  'orders',
  'reviews',
] as const;

export type ChunkName = (typeof chunkOrder)[number];

/** What the pages of an area share. A higher area needs lower ones only, so the lower ones are first in the order. */
const ofAreas: Readonly<Record<string, ChunkName>> = { people: 'account', sales: 'orders', marketing: 'reviews' };

/** How many starts load what is put together for all of them, and how many pages of an area. */
const many = 6;
const several = 3;

/**
 * Returns the name of the file of a module, by who loads it; undefined leaves it to the bundler, which puts what one start
 * loads into its file. Dozens of small files compress worse and arrive later, and every page carries a list of all of them:
 * so what is shared is put together by whom it is for.
 */
export function chunkName({ path, users, needsSchemas }: Module, starts: Starts): ChunkName | undefined {
  const isLibrary = path.startsWith('node_modules/');
  // A visitor keeps the libraries from one version of the shop to the next.
  if (users.has(starts.entry)) return isLibrary ? 'libraries' : 'shop';
  const all = [...users];
  if (all.length > 0 && all.every((one) => starts.later.has(one))) return 'reviews';
  if (all.length < 2) return undefined;
  if (isLibrary) return 'schemas';
  const place = placeOf(path);
  if (isOfEveryPage(place, users, starts)) return 'shop';
  if (all.every((one) => starts.desk.has(one))) return all.length >= many && !needsSchemas ? 'desk' : undefined;
  if (needsSchemas) return place.area === 'core' ? 'schemas' : undefined;
  if (users.has(starts.bag)) return 'bag';
  if (users.has(starts.login)) return 'forms';
  if (place.area === 'core') return all.length >= many ? 'core' : undefined;
  const shoppers = all.filter((one) => !starts.desk.has(one)).map((one) => placeOf(one).area);
  return new Set(shoppers).size > 1 || shoppers.length < several ? undefined : ofAreas[place.area];
}

/** True for what the pages where shoppers arrive share with others: it would be one more file for each of them. */
function isOfEveryPage(place: Place, users: ReadonlySet<string>, { arrival, bag }: Starts): boolean {
  return (
    [...arrival].some((page) => users.has(page)) || (place.area === 'core' && users.has(bag) && users.size >= many)
  );
}
