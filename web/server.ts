import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { apiContext } from './door.ts';
import type { ApiFetch, PageSettings } from './door.ts';

/** Renders the shop's pages. `ip` is the visitor's address as the process saw it. */
export type Pages = (request: Request, connection: { readonly ip: string }) => Promise<Response>;

/** Joins the pages with the API that their loaders and actions call in process. */
export function createPages(api: ApiFetch, settings: PageSettings): Pages {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, connection) => {
    const context = new RouterContextProvider();
    context.set(apiContext, { fetch: api, connection, ...settings });
    return handle(request, context);
  };
}
