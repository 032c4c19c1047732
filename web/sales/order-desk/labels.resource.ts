import { data } from 'react-router';
import type { Route } from './+types/labels.resource';
import { byteOrderMark, csvLine } from '#contract/core/fields/csv.ts';
import { labelFormats } from '#contract/core/countries/label-formats.ts';
import { fulfilmentDesk, mostMoved } from '#contract/sales/fulfilment/fulfilment-desk.ts';
import { shopDay } from '#contract/core/time/shop-time.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** How many orders are asked for at a time. */
const batch = 50;

/** The label file of the orders whose numbers the address names, sent as its rows are read. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const format = labelFormats.find((one) => one === params.format);
  const numbers = new URL(request.url).searchParams.getAll('number').map(Number);
  const areNumbers = numbers.length > 0 && numbers.length <= mostMoved && numbers.every((one) => one > 0);
  if (!format || !areNumbers) throw data(null, { status: 404 });
  const api = apiClientOf(context);
  // The first batch decides about the login, before anything was sent.
  let next = await api.load(fulfilmentDesk.labels, { format, number: numbers.slice(0, batch) });
  let at = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(`${byteOrderMark}${csvLine(next.columns)}`)),
    async pull(file) {
      for (const row of next.rows) file.enqueue(encoder.encode(csvLine(row)));
      at += batch;
      if (at >= numbers.length) file.close();
      else next = await api.load(fulfilmentDesk.labels, { format, number: numbers.slice(at, at + batch) });
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${format}-${shopDay(new Date())}.csv"`,
      'cache-control': 'private, no-store',
    },
  });
}
