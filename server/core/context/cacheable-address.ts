import { z } from 'zod';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { collections } from '#contract/site/collections/collections.ts';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { home } from '#contract/site/home.ts';
import { knownQuery } from '#contract/core/protocol/known-query.ts';
import { menus } from '#contract/site/menus.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { slugPattern } from '#contract/site/page-rules.ts';
import { pages as ownPages } from '#contract/site/pages.ts';
import { languageAddress } from './request-language.ts';

type Route = {
  readonly pattern: RegExp;
  readonly query: readonly string[];
  /** Names that the owner gave: parameters of the same page. */
  readonly more?: () => readonly string[];
  readonly keepsEmpty: boolean;
  /** Of the data of a page: the routes that can be requested. */
  readonly ids?: readonly string[];
};

/**
 * A page that is the same for every visitor: the names of the query parameters that it reads, and the ids of the routes
 * that it consists of, outermost first and its own last.
 */
type SharedPage = { readonly query: readonly string[]; readonly routes: readonly string[] };

/** Such pages by their paths. */
export type SharedPages = Readonly<Record<string, SharedPage>>;

/** The calls whose response is the same for every visitor and depends only on the catalogue and the owner's texts. */
export const sharedCalls: readonly Endpoint[] = [
  catalogue.page,
  catalogue.news,
  catalogue.tiles,
  catalogue.related,
  catalogue.cards,
  catalogue.numbers,
  catalogue.suggestions,
  catalogue.byGender,
  catalogue.detail,
  categories.list,
  sizeTables.ofProduct,
  collections.list,
  collections.one,
  home.shown,
  home.ofCatalogue,
  menus.shown,
  ownPages.one,
  ownPages.list,
];

/** The query parameter that the router's scripts add to a request for data: the routes whose data they lack. */
const routesKey = '_routes';

/**
 * Returns a function that normalizes a request target to its cache key: the path with the parameters that the page or
 * call reads, in one order and spelling. `more` has the names that the owner gave, by the path of their page. It returns undefined for a target whose response must not be cached.
 */
export function cacheableAddresses(
  pages: SharedPages,
  apiBase: string,
  isOpen: () => boolean = () => true,
  more: Readonly<Record<string, () => readonly string[]>> = {},
): (target: string) => string | undefined {
  const routes: readonly Route[] = [
    ...Object.entries(pages).flatMap(([path, page]) =>
      routesOf(path, page).map((route) => ({ ...route, more: more[path] ?? (() => []) })),
    ),
    ...sharedCalls.map(({ path, input }) => ({
      pattern: patternOf(`${apiBase}${path}`),
      query: namesOf(input).filter((name) => !pathParameters(path).includes(name)),
      // For a call, an empty value is a value, and may be rejected.
      keepsEmpty: true,
    })),
  ];
  return (address) => {
    // A closed shop answers by who asks, so nothing is the same for everybody.
    if (!isOpen()) return undefined;
    const { prefix, target } = languageAddress(address);
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    const route = routes.find(({ pattern }) => pattern.test(path));
    if (route === undefined) return undefined;
    if (end < 0) return `${prefix}${path}`;
    const asked = new URLSearchParams(target.slice(end));
    const known = knownQuery(asked, [...route.query, ...(route.more?.() ?? [])], route);
    const ids = requestedRoutes(asked.get(routesKey), route.ids ?? []);
    if (ids !== undefined) known.append(routesKey, ids);
    const query = known.toString();
    return query === '' ? `${prefix}${path}` : `${prefix}${path}?${query}`;
  };
}

/** Returns the routes of a page and of its data requests by the router's scripts. */
function routesOf(path: string, { query, routes: ids }: SharedPage): Route[] {
  const data = path.endsWith('/') ? `${path}_.data` : `${path}.data`;
  return [
    { pattern: patternOf(path), query, keepsEmpty: false },
    { pattern: patternOf(data), query, keepsEmpty: false, ids },
  ];
}

/**
 * Returns the requested routes of a page's data in one spelling; undefined for all of them. Of a request without the
 * page's own route nothing would load the page, so it would be a response even for a page that does not exist: all
 * routes are loaded then, and the router's scripts take what they lack.
 */
function requestedRoutes(asked: string | null, own: readonly string[]): string | undefined {
  const ids = asked?.split(',') ?? [];
  const known = own.filter((id) => ids.includes(id));
  const isWhole = known.length === own.length || known.at(-1) !== own.at(-1);
  return isWhole ? undefined : known.join(',');
}

/** Returns the pattern of a shared path. Its parameters are row ids in canonical form, and names of pages. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll('.', String.raw`\.`);
  const formOf = (name: string) => (name === 'slug' ? slug : number);
  return new RegExp(
    `^${pathParameters(path).reduce((found, name) => found.replace(`:${name}`, formOf(name)), escaped)}$`,
  );
}

const number = String.raw`[1-9]\d{0,9}`;
const slug = slugPattern.source.slice(1, -1);

/** Returns the names of an input's fields. Throws if they cannot be known. */
function namesOf(input: Endpoint['input']): string[] {
  if (!(input instanceof z.ZodObject)) throw new Error('the input of a shared call has to be an object');
  return Object.keys(input.shape);
}
