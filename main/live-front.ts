import { createServer } from 'vite';
import type { OpenFront } from './front.ts';

/** The pages straight from their sources, reloaded as they change: Vite runs inside this process. */
export const liveFront: OpenFront = async (api, settings) => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  const { methodsOf } = await vite.ssrLoadModule('./web/server.ts');
  return {
    async pages(request, connection) {
      const { createPages } = await vite.ssrLoadModule('./web/server.ts');
      return createPages(api, settings)(request, connection);
    },
    middleware: vite.middlewares,
    methodsOf: (path) => methodsOf(path),
    close: () => vite.close(),
  };
};
