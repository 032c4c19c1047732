import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { setShop } from '#contract/core/shop/shop.ts';
import { apiContext, type ApiFetch, type PageSettings } from '#web/core/api-client/api-client.ts';
import { setPrefix, withoutPrefix } from '#web/core/links/language-prefix.ts';
import { pageMethods } from './page-methods.ts';
import { readableForm } from '#web/core/forms/readable-form.ts';
import { sharedPages as shared } from './shared-pages.ts';

/** Renders the shop's pages. `ip` is the visitor's address as the process sees it. */
export type Pages = (request: Request, connection: { readonly ip: string }) => Promise<Response>;

/**
 * Creates the pages' request handler, whose loaders and actions call the API in the same process.
 * `prefix` stands in front of the addresses: '/en' of a second language, else ''.
 */
export function createPages(api: ApiFetch, settings: PageSettings, prefix = ''): Pages {
  setPrefix(prefix);
  // React Router accepts forms from the request's own origin, and from these hosts with any scheme.
  const others = settings.origins.filter((origin) => origin !== settings.publicUrl);
  const allowedActionOrigins = others.map((origin) => new URL(origin).host);
  const handle = createRequestHandler(
    { ...build, basename: prefix || '/', allowedActionOrigins },
    import.meta.env.MODE,
  );
  return async (request, connection) => {
    setShop(settings.shop());
    const url = new URL(request.url);
    if (asksForUnreadablePath(url)) return new Response(null, { status: 400 });
    const readable = await readableForm(request, request.method === 'POST' && takesJson(withoutPrefix(url.pathname)));
    if (readable instanceof Response) return readable;
    const context = new RouterContextProvider();
    context.set(apiContext, { fetch: api, connection, ...settings });
    return handle(readable, context);
  };
}

/**
 * The router's scripts ask which files some paths need; React Router logs an error for a path that it cannot decode.
 */
function asksForUnreadablePath({ pathname, searchParams }: URL): boolean {
  if (withoutPrefix(pathname) !== '/__manifest') return false;
  try {
    return decodeURIComponent(searchParams.get('paths') ?? '').includes('\0');
  } catch {
    return true;
  }
}

const { methodsOf, takesJson, idsOf } = pageMethods(build.routes);

/** The pages that are the same for everybody: what each reads of its query, and the ids of its routes. */
export const sharedPages = Object.fromEntries(
  Object.entries(shared).map(([path, query]) => [path, { query, routes: idsOf(path) }]),
);

/** Returns the methods that a page accepts, by its path; empty if there is no such page. */
export { methodsOf };
