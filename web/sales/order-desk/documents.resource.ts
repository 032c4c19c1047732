import { data } from 'react-router';
import type { Route } from './+types/documents.resource';
import { documents } from '#contract/sales/orders/documents.ts';
import { printedKinds } from '#contract/sales/orders/printed-kinds.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { printedAnswer } from '#web/core/api-client/printed-answer.ts';

/** The file to print for the orders whose numbers the address names; a sentence if there is nothing to print. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const what = printedKinds.find((one) => one === params.what);
  if (!what) throw data(null, { status: 404 });
  const number = new URL(request.url).searchParams.getAll('number').map(Number);
  return printedAnswer(await apiClientOf(context).submit(documents.print, { what, number }), documents.print.answers);
}
