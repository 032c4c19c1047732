import type { Route } from './+types/export.resource';
import { data } from 'react-router';
import { streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import { chosenIn } from '#contract/sales/order-desk/chosen-orders.ts';
import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { orderDesk } from '#contract/sales/order-desk/order-desk.ts';
import { sheetColumns } from '#contract/sales/order-desk/order-sheet.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { askedOrders, ordersQuestion } from './orders-question.ts';

/**
 * The orders that the list's address asks for as a spreadsheet, sent as its rows are read; `only` are the numbers of those
 * that were chosen. It has the columns that the administrator left in it.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const only = query.has('only') ? chosenIn(query, 'only') : [];
  if (!only) throw data(null, { status: 404 });
  const asked = askedOrders(ordersQuestion(query));
  const api = apiClientOf(context);
  const { hidden } = await api.load(deskLists.setup, { list: 'order-sheet' });
  const columns = sheetColumns.filter((column, at) => at === 0 || !hidden?.includes(column));
  const file = await api.load(orderDesk.export, { ...asked, ...(only.length > 0 && { only }), columns: [...columns] });
  return new Response(file.body, { headers: streamHeaders(file, orderDesk.export.answers) });
}
