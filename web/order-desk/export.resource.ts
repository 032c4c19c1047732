import type { Route } from './+types/export.resource';
import { streamHeaders } from '#contract/answered-stream.ts';
import { orderDesk } from '#contract/order-desk.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { askedOrders, ordersQuestion } from './orders-question.ts';

/** The orders that the list's address asks for, as a spreadsheet, sent as its rows are read. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const asked = askedOrders(ordersQuestion(new URL(request.url).searchParams));
  const file = await apiClientOf(context).load(orderDesk.export, asked);
  return new Response(file.body, { headers: streamHeaders(file, orderDesk.export.answers) });
}
