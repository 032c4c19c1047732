import { createServer } from 'vite';
import type { OpenFront } from './front.ts';
import { pagesEntry } from './pages-entry.ts';

/** The pages from their sources, reloaded as they change: Vite runs inside this process. */
export const liveFront: OpenFront = async (api, settings) => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const loadEntry = async () => pagesEntry(await vite.ssrLoadModule('./web/start/server.ts'));
  const { methodsOf, sharedPages } = await loadEntry();
  return {
    async pages(request, connection) {
      const { createPages } = await loadEntry();
      return createPages(api, settings)(request, connection);
    },
    middleware: vite.middlewares,
    methodsOf: (path) => methodsOf(path),
    sharedPages,
    isLasting: false,
    close: () => vite.close(),
  };
};
