import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { apiContext } from './core/api-client/api-client.ts';
import { picturesFirst, withLateScripts } from './core/hydration/late-scripts.ts';
import { PageNonce } from './core/layout/theme.tsx';
import { contentSecurityPolicy, shownInFrame } from './core/layout/content-security-policy.ts';

const slowestRenderMs = 10_000;

/** Renders a page as a stream, with a content security policy that has its own nonce. */
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
    contentSecurityPolicy({
      nonce,
      payHosts,
      isDevelopment: import.meta.env.DEV,
      isFramed: handleOf(page) === shownInFrame,
    }),
  );
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  let finalStatus = status;
  // The router's own Scripts would set this; PageScripts are rendered instead.
  const withData = { ...page, renderMeta: { ...page.renderMeta, didRenderScripts: true } };
  const body = await renderToReadableStream(
    <PageNonce value={nonce}>
      <ServerRouter context={withData} url={request.url} nonce={nonce} />
    </PageNonce>,
    {
      nonce: { script: nonce, style: nonce },
      // Renders content in its place: by default React moves a large part to the end, and a script is needed to move it
      // back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(slowestRenderMs),
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) onFailure(error);
      },
    },
  );
  // A crawler gets the complete page, because it does not wait for streamed parts.
  if (isbot(request.headers.get('user-agent') ?? '')) await body.allReady;
  // In development, Vite's script has to come first, because it reloads the page.
  const isLate = !import.meta.env.DEV && isSeenFirst(page);
  const content = isLate ? withLateScripts(await new Response(body).text(), nonce) : body;
  return new Response(content, { status: finalStatus, headers });
}

/** True if the page's route says that its pictures have priority over its scripts. */
function isSeenFirst(page: EntryContext): boolean {
  return handleOf(page) === picturesFirst;
}

function handleOf({ routeModules, staticHandlerContext }: EntryContext): unknown {
  return routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.handle;
}

/** Handles unexpected failures of loaders and actions. An aborted request is no failure. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs | LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(apiContext).onFailure(error);
}
