import { data } from 'react-router';
import type { Route } from './+types/sales-book.resource';
import { streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import { documentDesk } from '#contract/sales/tax-documents/document-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

const calls = { csv: documentDesk.bookCsv, xlsx: documentDesk.bookXlsx } as const;

/** The sales book of a month as a file, sent as its rows are read. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<Response> {
  const format = params.format === 'csv' || params.format === 'xlsx' ? params.format : undefined;
  const month = new URL(request.url).searchParams.get('month') ?? '';
  if (!format || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const call = calls[format];
  const file = await apiClientOf(context).load(call, { month });
  return new Response(file.body, { headers: streamHeaders(file, call.answers) });
}
