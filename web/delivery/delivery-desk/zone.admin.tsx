import { t } from '#messages/messages.ts';
import { data } from 'react-router';
import type { Route } from './+types/zone.admin';
import { country } from '#contract/office/country-forms.ts';
import { delivery } from '#contract/delivery/delivery.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { ZoneForm } from './zone-form.tsx';

const titleOf = (id: string) => (id === 'new' ? t('delivery-desk.addZone') : t('delivery-desk.changeZone'));

/** The id 'new' creates a zone. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [{ zones }, { places }] = await Promise.all([api.load(delivery.list, {}), api.load(country.forms, {})]);
  const zone = zones.find((one) => String(one.id) === id) ?? null;
  if (!zone && id !== 'new') throw data({ code: 'delivery_zone_not_found' }, { status: 404 });
  return { zone, places, id };
}

export const handle = takesJson;

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const api = apiClientOf(context);
  const sent = await sentJson(request);
  const saved =
    id === 'new' ? await api.relay(delivery.addZone, sent) : await api.relay(delivery.changeZone, { ...sent, id });
  return savedOutcomeOf(saved, t('delivery-desk.zoneSaved'));
}

export const meta: Route.MetaFunction = ({ params: { id = 'new' } }) =>
  pageMeta({ title: titleOf(id), isPrivate: true });

export default function ZoneAdmin({ loaderData: { zone, places, id } }: Route.ComponentProps) {
  return (
    <AdminPage title={titleOf(id)}>
      <ZoneForm key={id} zone={zone} places={places} />
    </AdminPage>
  );
}
