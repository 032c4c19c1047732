import type { Route } from './+types/records.resource';
import { streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import { newsletter } from '#contract/marketing/newsletter.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** The record of consents as a spreadsheet, sent as its rows are read. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const file = await apiClientOf(context).load(newsletter.records, {});
  return new Response(file.body, { headers: streamHeaders(file, newsletter.records.answers) });
}
