import { t } from '#messages/messages.ts';
import { categories } from '#contract/categories.ts';
import { menus } from '#contract/menus.ts';
import type { DeskMenu } from '#contract/menus.ts';
import { pageDesk } from '#contract/page-desk.ts';
import { savedOutcomeOf } from '../api-client/action-outcome.ts';
import type { SavedOutcome } from '../api-client/action-outcome.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import { sentJson, takesJson } from '../api-client/sent-json.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/menu.admin';
import { MenuForm } from './menu-form.tsx';

const title = t('menu-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [menu, found, { pages }] = await Promise.all([
    api.load(menus.desk, {}),
    api.load(categories.desk, {}),
    api.load(pageDesk.list, {}),
  ]);
  return {
    menu,
    targets: {
      categories: found.map(({ id, title: name, genre }) => ({ id, title: name, genre })),
      pages: pages.map(({ slug, title: name }) => ({ slug, title: name })),
    },
  };
}

export const handle = takesJson;

export async function action({ request, context }: Route.ActionArgs): Promise<SavedOutcome<DeskMenu>> {
  return savedOutcomeOf(await apiClientOf(context).relay(menus.save, await sentJson(request)), t('menu-desk.saved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** What the owner adds to the menu and the footer of the shop. */
export default function MenuAdmin({ loaderData: { menu, targets } }: Route.ComponentProps) {
  return (
    <AdminPage title={title}>
      <MenuForm menu={menu} targets={targets} />
    </AdminPage>
  );
}
