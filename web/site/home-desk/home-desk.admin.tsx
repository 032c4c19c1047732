import { t } from '#messages/messages.ts';
import type { Route } from './+types/home-desk.admin';
import { catalogue } from '#contract/goods/products.ts';
import { categories } from '#contract/goods/categories.ts';
import { homeDesk } from '#contract/site/home-desk.ts';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { HomeEditor } from './home-editor.tsx';
import { savedHome } from './saved-home.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [home, all, { facets }] = await Promise.all([
    api.load(homeDesk.open, {}),
    api.load(categories.desk, {}),
    api.load(catalogue.page, {}),
  ]);
  const namesOf = (facet: readonly { readonly value: string }[]) => facet.map(({ value }) => value);
  return {
    home,
    categories: all.map(({ id, title, genre, parentId }) => ({ id, title, genre, parentId })),
    brands: namesOf(facets.brands),
    colors: namesOf(facets.colors),
    sizes: namesOf(facets.sizes),
    uploadTo: `${context.get(apiContext).apiBase}${homeDesk.uploadPicture.path}`,
  };
}

export const handle = takesJson;

export async function action({ request, context }: Route.ActionArgs) {
  return savedHome(apiClientOf(context), await sentJson(request));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('home-desk.home'), isPrivate: true });

export default function HomeDeskAdmin({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={t('home-desk.home')}>
      <HomeEditor {...loaderData} />
    </AdminPage>
  );
}
