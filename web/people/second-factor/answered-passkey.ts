import { ShopError } from '#contract/core/protocol/errors.ts';

/** Answers a script with what a call returned, or with why it was refused: the pages show it beside the button. */
export async function answeredPasskey(work: () => Promise<object>): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' };
  try {
    return Response.json(await work(), { headers });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return Response.json({ refused: { code: error.code, detail: error.detail } }, { headers });
  }
}
