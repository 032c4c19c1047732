import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { apiContext } from './api-client/api-client.ts';
import { lateScripts, picturesFirst } from './hydration/late-scripts.ts';
import { PageNonce } from './layout/theme.tsx';
import { contentSecurityPolicy } from './layout/content-security-policy.ts';

const slowestRenderMs = 10_000;

/** Renders a page as a stream, under a content security policy with a nonce of its own. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = crypto.randomUUID();
  const { payHosts, onFailure } = context.get(apiContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy({ nonce, payHosts, isDevelopment: import.meta.env.DEV }),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  let finalStatus = status;
  const body = await renderToReadableStream(
    <PageNonce value={nonce}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </PageNonce>,
    {
      nonce: { script: nonce, style: nonce },
      // What is ready is written in its place: by default a big part comes last and needs a script to be moved there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(slowestRenderMs),
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) onFailure(error);
      },
    },
  );
  // A crawler gets the whole page at once: it does not wait for what a stream brings later.
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  // While the sources change, the development server's own script has to come first: it reloads the page.
  const isLate = !import.meta.env.DEV && isSeenFirst(page);
  return new Response(isLate ? body.pipeThrough(lateScripts(nonce)) : body, {
    status: finalStatus,
    headers,
  });
}

/** True if a page says of itself that its pictures matter before its scripts do. */
function isSeenFirst({ routeModules, staticHandlerContext }: EntryContext): boolean {
  const handle: unknown = routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.handle;
  return handle === picturesFirst;
}

/** Loaders and actions that fail unexpectedly end here; a visitor who went away is no failure. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs | LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(apiContext).onFailure(error);
}
