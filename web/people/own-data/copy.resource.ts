import { data, href, redirect } from 'react-router';
import type { Route } from './+types/copy.resource';
import { fileHeaders } from '#contract/core/protocol/answered-file.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { ownData } from '#contract/office/own-data.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { loginPath } from '#web/core/links/back-address.ts';
import { goneKey } from './own-data-outcome.ts';

/**
 * The copy of the visitor's data, which the link of a letter leads to. A guest is sent to the login, and then to the page with the copy;
 * who has no such copy, or no more, is told so there.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  try {
    const file = await apiClientOf(context).call(ownData.file, { id: params.id });
    return new Response(file.bytes, { headers: fileHeaders(file, ownData.file.answers) });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const page = href('/user/data');
    if (error.code === 'not_logged_in') throw redirect(loginPath(new Request(new URL(page, request.url))));
    if (error.code === 'copy_not_found' || error.code === 'invalid') throw redirect(`${page}?${goneKey}`);
    throw data({ code: error.code, detail: error.detail }, { status: error.status });
  }
}
