import { z } from 'zod';
import { catalogue } from '#contract/catalogue.ts';
import { categories } from '#contract/categories.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { knownQuery } from '#contract/known-query.ts';

type Route = { readonly pattern: RegExp; readonly query: readonly string[]; readonly keepsEmpty: boolean };

/** Paths of pages that are the same for every guest, with the names of what each reads of its query. */
export type SharedPages = Readonly<Record<string, readonly string[]>>;

/** The calls that are the same for every guest and depend on nothing but the catalogue. */
export const sharedCalls: readonly Endpoint[] = [
  catalogue.page,
  catalogue.news,
  catalogue.banners,
  catalogue.related,
  catalogue.cards,
  catalogue.numbers,
  catalogue.suggestions,
  catalogue.byGender,
  catalogue.detail,
  categories.list,
];

/** What the router's scripts add to the query of what they ask for: the routes whose data they lack. */
const routesKey = '_routes';

/**
 * Finds the one address of what a target asks for, by which its answer is made and kept: the path with the parameters that
 * the page or call reads, in one order and spelling. Undefined for what is not the same for everybody.
 */
export function cacheableAddresses(pages: SharedPages, apiBase: string): (target: string) => string | undefined {
  const routes = [
    ...Object.entries(pages).flatMap(([path, query]) => pageRoutes(path, query)),
    ...sharedCalls.map(({ path, input }) => ({
      pattern: patternOf(`${apiBase}${path}`),
      query: namesOf(input).filter((name) => !pathParameters(path).includes(name)),
      // To a call an empty value is one, and may be refused.
      keepsEmpty: true,
    })),
  ];
  return (target) => {
    const end = target.indexOf('?');
    const path = end < 0 ? target : target.slice(0, end);
    const route = routes.find(({ pattern }) => pattern.test(path));
    if (route === undefined || end < 0) return route && path;
    const query = knownQuery(new URLSearchParams(target.slice(end)), route.query, route).toString();
    return query === '' ? path : `${path}?${query}`;
  };
}

/** A page, and its data as the router's scripts ask for it. */
function pageRoutes(path: string, query: readonly string[]): Route[] {
  const data = path.endsWith('/') ? `${path}_.data` : `${path}.data`;
  return [
    { pattern: patternOf(path), query, keepsEmpty: false },
    { pattern: patternOf(data), query: [...query, routesKey], keepsEmpty: false },
  ];
}

/** Parameters of shared paths are the numbers of rows, in their one spelling. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll('.', String.raw`\.`);
  return new RegExp(`^${pathParameters(path).reduce((found, name) => found.replace(`:${name}`, number), escaped)}$`);
}

const number = String.raw`[1-9]\d{0,9}`;

/** The names of an input's members. Throws where they cannot be known. */
function namesOf(input: Endpoint['input']): string[] {
  if (!(input instanceof z.ZodObject)) throw new Error('the input of a shared call has to be an object');
  return Object.keys(input.shape);
}
