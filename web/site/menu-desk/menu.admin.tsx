import { t } from '#messages/messages.ts';
import { categories } from '#contract/goods/categories.ts';
import { collectionDesk } from '#contract/site/collections/collection-desk.ts';
import { menus, type DeskMenu } from '#contract/site/menus.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { savedOutcomeOf, type SavedOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import type { Route } from './+types/menu.admin';
import { MenuForm } from './menu-form.tsx';

const title = t('menu-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [menu, found, { pages }, curated] = await Promise.all([
    api.load(menus.desk, {}),
    api.load(categories.desk, {}),
    api.load(pageDesk.list, {}),
    api.load(collectionDesk.list, {}),
  ]);
  return {
    menu,
    targets: {
      categories: found.map(({ id, title: name, genre }) => ({ id, title: name, genre })),
      collections: curated.collections.map(({ slug, title: name }) => ({ slug, title: name })),
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
