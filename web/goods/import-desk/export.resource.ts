import { data } from 'react-router';
import type { Route } from './+types/export.resource';
import { streamHeaders } from '#contract/core/protocol/answered-stream.ts';
import { productImports } from '#contract/goods/imports/product-imports.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

/** All products as a file, in the columns that an import of them reads. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { exportCsv, exportXlsx } = productImports;
  const call = [exportCsv, exportXlsx].find(({ path }) => path.endsWith(`/${params.format}`));
  if (!call) throw data(null, { status: 404 });
  const file = await apiClientOf(context).load(call, {});
  return new Response(file.body, { headers: streamHeaders(file, call.answers) });
}
