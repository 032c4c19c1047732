import { t } from '#messages/messages.ts';
import { pageDesk } from '#contract/site/page-desk.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import type { Route } from './+types/page.admin';
import { changePage } from './change-page.ts';
import { PageForm } from './page-form.tsx';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [page, { values }] = await Promise.all([api.load(pageDesk.one, { slug }), api.load(pageDesk.list, {})]);
  return { page, values };
}

export const handle = takesJson;

export async function action({ request, params: { slug }, context }: Route.ActionArgs) {
  return changePage(apiClientOf(context), slug, await sentJson(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.page.title ?? t('page-desk.page'), isPrivate: true });
}

export default function PageAdmin({ loaderData: { page, values } }: Route.ComponentProps) {
  return (
    <AdminPage title={page.title}>
      <PageForm key={page.slug} page={page} named={values} />
    </AdminPage>
  );
}
