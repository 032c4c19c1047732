import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import * as frameRoute from './frames/shop-frame.tsx';
import { noteDoneEarly } from './core/hydration/done-early.ts';
import { nextTask } from './core/hydration/next-task.ts';
import { ClientRouter, createClientRouter } from './core/requests/client-router.tsx';
import * as rootRoute from './root.tsx';
import { setPrefix } from './core/links/language-prefix.ts';

/**
 * The code of the two routes that this file brings, without what only the server runs. Each export is named, because a
 * module that is used as a whole object needs a helper of the bundler, which is a file of its own.
 */
const root: Omit<typeof rootRoute, 'loader' | 'middleware'> = {
  default: rootRoute.default,
  ErrorBoundary: rootRoute.ErrorBoundary,
  Layout: rootRoute.Layout,
  clientLoader: rootRoute.clientLoader,
  meta: rootRoute.meta,
  shouldRevalidate: rootRoute.shouldRevalidate,
};
const shopFrame: Omit<typeof frameRoute, 'loader'> = {
  default: frameRoute.default,
  ErrorBoundary: frameRoute.ErrorBoundary,
  meta: frameRoute.meta,
  shouldRevalidate: frameRoute.shouldRevalidate,
};

function Shop({ router, putBack }: { readonly router: DataRouter; readonly putBack: () => Promise<void> }) {
  useEffect(() => void putBack(), [putBack]);
  return <ClientRouter router={router} />;
}

// The router's decoder leaves the end of a response unhandled, and leaving a page aborts it. This rejection is no
// error.
window.addEventListener('unhandledrejection', (event) => {
  if (String(event.reason).startsWith('AbortError')) event.preventDefault();
});

/** Hydrates the page. This code is in a file that the page's own modules import, so they have to run first. */
async function start(): Promise<void> {
  const { __reactRouterContext: context } = window;
  setPrefix(context.basename === '/' ? '' : context.basename);
  await nextTask();
  // Their code is in this file, so that it costs no requests of its own (`entryRoutes` of start-files.ts).
  const { __reactRouterRouteModules: modules } = window;
  Object.assign(modules, { root, 'frames/shop-frame': shopFrame });
  const router = await createClientRouter();
  const putBack = noteDoneEarly(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Shop router={router} putBack={putBack} />
      </StrictMode>,
    );
  });
}

void start();
