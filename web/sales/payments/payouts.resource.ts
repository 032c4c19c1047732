import type { Route } from './+types/payouts.resource';
import { data } from 'react-router';
import { streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import { areBackwards, dayIn } from '#contract/core/protocol/days-asked.ts';
import { payouts } from '#contract/sales/payments/payouts.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** The movements of the days that the list shows as a spreadsheet, sent as its rows are read. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const asked = { from: dayIn(query, 'from'), to: dayIn(query, 'to') };
  if (areBackwards(asked)) throw data(null, { status: 404 });
  const file = await apiClientOf(context).load(payouts.export, asked);
  return new Response(file.body, { headers: streamHeaders(file, payouts.export.answers) });
}
