import { data } from 'react-router';
import type { Route } from './+types/documents.resource';
import { fileHeaders } from '#contract/core/protocol/answered-file.ts';
import { errorTable } from '#contract/error-table.ts';
import { documents } from '#contract/sales/orders/documents.ts';
import { printedKinds } from '#contract/sales/orders/printed-kinds.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** The file to print for the orders whose numbers the address names; a sentence if there is nothing to print. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const what = printedKinds.find((one) => one === params.what);
  if (!what) throw data(null, { status: 404 });
  const number = new URL(request.url).searchParams.getAll('number').map(Number);
  const printed = await apiClientOf(context).submit(documents.print, { what, number });
  if (!printed.ok) {
    const { code, detail } = printed.refusal;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' };
    return new Response(detail, { status: errorTable[code].status, headers });
  }
  const { value } = printed;
  return new Response(value.bytes, { headers: fileHeaders(value, documents.print.answers) });
}
