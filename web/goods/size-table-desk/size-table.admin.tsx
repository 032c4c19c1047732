import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/size-table.admin';
import { categories } from '#contract/goods/categories.ts';
import { sizeTables } from '#contract/goods/sizes/size-tables.ts';
import { usualTables } from '#contract/goods/sizes/usual-tables.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { SizeTableForm } from './size-table-form.tsx';

const titleOf = (id: string) => (id === 'new' ? t('size-tables.add') : t('size-tables.change'));

/** The id 'new' creates a table, which begins with the one that the query names: '?from=7', or '?usual=0'. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ tables }, found] = await Promise.all([api.load(sizeTables.list, {}), api.load(categories.desk, {})]);
  const table = tables.find((one) => String(one.id) === id) ?? null;
  if (!table && id !== 'new') throw data({ code: 'size_table_not_found' }, { status: 404 });
  const { searchParams } = new URL(request.url);
  const copied = tables.find((one) => String(one.id) === searchParams.get('from'));
  const usual = usualTables().find((_one, at) => String(at) === searchParams.get('usual'));
  return { table, categories: found, id, begun: copied ?? usual ?? null };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(sizeTables.create, sent) : await api.relay(sizeTables.update, { ...sent, id });
  return savedOutcomeOf(saved, t('size-tables.saved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function SizeTableAdmin({ loaderData: { table, begun, categories: all, id } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <SizeTableForm key={id} table={table} begun={begun} categories={all} />
    </AdminPage>
  );
}
