import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/role.admin';
import { rolesWith } from '#contract/core/protocol/given-permissions.ts';
import { ownRoles } from '#contract/people/accounts/own-roles.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { RoleForm } from './role-form.tsx';

const titleOf = (id: string) => (id === 'new' ? t('roles.add') : t('roles.change'));

/** The id 'new' creates a role, which begins as a copy of the one that the query names: '?from=manager'. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { roles } = await apiClientOf(context).load(ownRoles.list, {});
  const role = roles.find((one) => String(one.id) === id) ?? null;
  if (!role && id !== 'new') throw data({ code: 'role_not_found' }, { status: 404 });
  return { role, id, roles, from: new URL(request.url).searchParams.get('from') };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(ownRoles.create, sent) : await api.relay(ownRoles.update, { ...sent, id });
  return savedOutcomeOf(saved, t('roles.saved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function RoleAdmin({ loaderData: { role, id, roles, from } }: Route.ComponentProps) {
  const others = rolesWith(roles);
  return (
    <AdminPage title={titleOf(id)}>
      <RoleForm key={id} role={role} copied={{ of: others, begun: others.find(({ rol }) => rol === from) }} />
    </AdminPage>
  );
}
