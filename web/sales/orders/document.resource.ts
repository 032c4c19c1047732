import type { Route } from './+types/document.resource';
import { fileHeaders } from '#contract/core/protocol/answered-file.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** The purchase order of a paid order, as the file of its button. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = await apiClientOf(context).load(documents.purchaseOrder, { key: params.payment_id });
  return new Response(file.bytes, { headers: fileHeaders(file, documents.purchaseOrder.answers) });
}
