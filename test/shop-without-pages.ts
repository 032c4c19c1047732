import type { OpenFront } from '../main/front.ts';
import { runShop } from '../main/run-shop.ts';

/** The API tests run without the built pages. */
const noPages: OpenFront = async () => ({
  pages: () => new Response(null, { status: 404 }),
  middleware: (_request, _response, next) => next(),
  methodsOf: () => [],
  sharedPages: {},
  isLasting: true,
  close: async () => undefined,
});

await runShop(process.env, noPages);
