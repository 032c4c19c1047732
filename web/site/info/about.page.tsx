import { data, href, redirect } from 'react-router';
import { menus } from '#contract/site/menus.ts';
import type { Route } from './+types/about.page';
import { apiClientOf } from '#web/core/api-client/api-client.ts';

export { default, meta } from './construction.page.tsx';

/** Leads to the page that the owner published about the shop. The demonstration has none: its place is under construction. */
export async function loader({ context }: Route.LoaderArgs) {
  const { about } = await apiClientOf(context).load(menus.shown, {});
  if (about === null) throw data({ code: 'not_found' }, { status: 404 });
  if (about !== href('/about')) throw redirect(about);
  return null;
}
