import { t } from '#messages/messages.ts';
import type { Route } from './+types/new-order.admin';
import { country } from '#contract/office/country-forms.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { manualOrders } from '#contract/sales/order-desk/manual-orders.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import type { EnteredOrder } from './entered-order.ts';
import { NewOrderForm } from './new-order-form.tsx';

const title = t('manual-orders.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [methods, { places }, links] = await Promise.all([
    api.load(delivery.offers, {}),
    api.load(country.forms, {}),
    api.load(manualOrders.links, {}),
  ]);
  return { methods, places, links, orderKey: crypto.randomUUID() };
}

export const handle = takesJson;

export async function action({ request, context }: Route.ActionArgs): Promise<EnteredOrder> {
  const entered = await apiClientOf(context).relay(manualOrders.create, await sentJson(request));
  const done = entered.ok ? t('manual-orders.entered', { number: entered.value.number }) : '';
  return { ...outcomeOf(entered, done), reference: entered.ok ? entered.value.reference : null };
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function NewOrderAdmin({ loaderData: { methods, places, links, orderKey } }: Route.ComponentProps) {
  return (
    <AdminPage title={title}>
      <NewOrderForm methods={methods} places={places} hasLinks={links.isPossible} orderKey={orderKey} />
    </AdminPage>
  );
}
