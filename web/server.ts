import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { apiContext } from './api-client/api-client.ts';
import type { ApiFetch, PageSettings } from './api-client/api-client.ts';
import { pageMethods } from './page-methods.ts';
import { readableForm } from './forms/readable-form.ts';

export { sharedPages } from './shared-pages.ts';

/** Renders the shop's pages. `ip` is the visitor's address as the process saw it. */
export type Pages = (request: Request, connection: { readonly ip: string }) => Promise<Response>;

/** Joins the pages with the API that their loaders and actions call in process. */
export function createPages(api: ApiFetch, settings: PageSettings): Pages {
  // React Router takes forms from the request's own origin, and from these hosts whatever their scheme.
  const others = settings.origins.filter((origin) => origin !== settings.publicUrl);
  const allowedActionOrigins = others.map((origin) => new URL(origin).host);
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE);
  return async (request, connection) => {
    const url = new URL(request.url);
    if (asksForUnreadablePath(url)) return new Response(null, { status: 400 });
    const readable = await readableForm(request, takesJson(url.pathname));
    if (readable instanceof Response) return readable;
    const context = new RouterContextProvider();
    context.set(apiContext, { fetch: api, connection, ...settings });
    return handle(readable, context);
  };
}

/** The router's scripts ask which files some paths need; the router itself complains of one that it cannot decode. */
function asksForUnreadablePath({ pathname, searchParams }: URL): boolean {
  if (pathname !== '/__manifest') return false;
  try {
    return decodeURIComponent(searchParams.get('paths') ?? '').includes('\0');
  } catch {
    return true;
  }
}

const { methodsOf, takesJson } = pageMethods(build.routes);

/** The methods that a page takes, by its path; none where no page is. */
export { methodsOf };
