import type { Route } from './+types/export.resource';
import { data } from 'react-router';
import { streamHeaders } from '#contract/answered-stream.ts';
import { chosenIn } from '#contract/chosen-orders.ts';
import { orderDesk } from '#contract/order-desk.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { askedOrders, ordersQuestion } from './orders-question.ts';

/**
 * The orders that the list's address asks for as a spreadsheet, sent as its rows are read; `only` are the numbers of those
 * that were chosen.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const only = query.has('only') ? chosenIn(query, 'only') : [];
  if (!only) throw data(null, { status: 404 });
  const asked = askedOrders(ordersQuestion(query));
  const file = await apiClientOf(context).load(orderDesk.export, { ...asked, ...(only.length > 0 && { only }) });
  return new Response(file.body, { headers: streamHeaders(file, orderDesk.export.answers) });
}
