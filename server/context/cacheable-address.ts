import { z } from 'zod';
import { catalogue } from '#contract/catalogue.ts';
import { categories } from '#contract/categories.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { home } from '#contract/home.ts';
import { knownQuery } from '#contract/known-query.ts';
import { menus } from '#contract/menus.ts';
import { slugPattern } from '#contract/page-rules.ts';
import { pages as ownPages } from '#contract/pages.ts';
import { languageAddress } from './language-address.ts';

type Route = { readonly pattern: RegExp; readonly query: readonly string[]; readonly keepsEmpty: boolean };

/** Paths of pages that are the same for every visitor, with the names of the query parameters that each reads. */
export type SharedPages = Readonly<Record<string, readonly string[]>>;

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
  home.shown,
  menus.shown,
  ownPages.one,
  ownPages.list,
];

/** The query parameter that the router's scripts add to a request for data: the routes whose data they lack. */
const routesKey = '_routes';

/**
 * Returns a function that normalizes a request target to its cache key: the path with the parameters that the page or
 * call reads, in one order and spelling. It returns undefined for a target whose response must not be cached.
 */
export function cacheableAddresses(pages: SharedPages, apiBase: string): (target: string) => string | undefined {
  const routes = [
    ...Object.entries(pages).flatMap(([path, query]) => pageRoutes(path, query)),
    ...sharedCalls.map(({ path, input }) => ({
      pattern: patternOf(`${apiBase}${path}`),
      query: namesOf(input).filter((name) => !pathParameters(path).includes(name)),
      // For a call, an empty value is a value, and may be rejected.
      keepsEmpty: true,
    })),
  ];
  return (address) => {
    const { prefix, target } = languageAddress(address);
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    const route = routes.find(({ pattern }) => pattern.test(path));
    if (route === undefined) return undefined;
    if (end < 0) return `${prefix}${path}`;
    const query = knownQuery(new URLSearchParams(target.slice(end)), route.query, route).toString();
    return query === '' ? `${prefix}${path}` : `${prefix}${path}?${query}`;
  };
}

/** Returns the routes of a page and of its data requests by the router's scripts. */
function pageRoutes(path: string, query: readonly string[]): Route[] {
  const data = path.endsWith('/') ? `${path}_.data` : `${path}.data`;
  return [
    { pattern: patternOf(path), query, keepsEmpty: false },
    { pattern: patternOf(data), query: [...query, routesKey], keepsEmpty: false },
  ];
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
