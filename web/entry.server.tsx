import {
  ServerRouter,
  type ActionFunctionArgs,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { apiContext } from './core/api-client/api-client.ts';
import { renderWhole } from './core/hydration/whole-page.ts';
import { PageNonce } from './core/layout/theme.tsx';
import { contentSecurityPolicy, newNonce, shownInFrame } from './core/layout/content-security-policy.ts';

const slowestRenderMs = 10_000;

/** Renders a page, with a content security policy that has its own nonce. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = newNonce();
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
  const body = await renderWhole(
    <PageNonce value={nonce}>
      <ServerRouter context={withData} url={request.url} nonce={nonce} />
    </PageNonce>,
    {
      nonce: { script: nonce, style: nonce },
      // Renders content in its place: by default React moves a large part to the end, and a script is needed to move it
      // back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      mostMs: slowestRenderMs,
      onError(error) {
        finalStatus = 500;
        if (!request.signal.aborted) onFailure(error);
      },
    },
  );
  return new Response(body, { status: finalStatus, headers });
}

function handleOf({ routeModules, staticHandlerContext }: EntryContext): unknown {
  return routeModules[staticHandlerContext.matches.at(-1)?.route.id ?? '']?.handle;
}

/** Handles unexpected failures of loaders and actions. An aborted request is no failure. */
export function handleError(error: unknown, { request, context }: ActionFunctionArgs | LoaderFunctionArgs): void {
  if (!request.signal.aborted) context.get(apiContext).onFailure(error);
}
