import type { Route } from './+types/message.resource';
import { assistant } from '#contract/assistant.ts';
import { ShopError } from '#contract/errors.ts';
import { apiClientOf } from '../api-client/api-client.ts';

/** What the assistant says to the question in the address, or first of all, for the panel to read. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('pregunta');
  const headers = { 'cache-control': 'no-store' };
  try {
    const message = await apiClientOf(context).call(assistant.message, asked === null ? {} : { dataString: asked });
    return Response.json(message, { headers });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return Response.json({ detail: error.detail }, { status: error.status, headers });
  }
}
