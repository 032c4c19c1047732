import type { Route } from './+types/message.resource';
import { assistant } from '#contract/office/assistant.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** Returns the assistant's answer to the question in the query, or its first message, as JSON for the panel. */
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
