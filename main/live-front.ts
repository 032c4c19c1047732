import { createServer } from 'vite';
import type { OpenFront } from './front.ts';

/** The pages straight from their sources, reloaded as they change: Vite runs inside this process. */
export const liveFront: OpenFront = async (api, settings) => {
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } });
  return {
    async pages(request, connection) {
      const { createPages } = await vite.ssrLoadModule('./web/server.ts');
      return createPages(api, settings)(request, connection);
    },
    middleware: vite.middlewares,
    isLasting: false,
    close: () => vite.close(),
  };
};
