import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/method.admin';
import { delivery } from '#contract/delivery/delivery.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { MethodForm } from './method-form.tsx';

const titleOf = (id: string) => (id === 'new' ? t('delivery-desk.addMethod') : t('delivery-desk.changeMethod'));

/** The id 'new' creates a method. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { methods, zones } = await apiClientOf(context).load(delivery.list, {});
  const method = methods.find((one) => String(one.id) === id) ?? null;
  if (!method && id !== 'new') throw data({ code: 'delivery_method_not_found' }, { status: 404 });
  return { method, zones, id };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(delivery.addMethod, sent) : await api.relay(delivery.changeMethod, { ...sent, id });
  return savedOutcomeOf(saved, t('delivery-desk.methodSaved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function MethodAdmin({ loaderData: { method, zones, id } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <MethodForm key={id} method={method} zones={zones} />
    </AdminPage>
  );
}
