import { t } from '#messages/messages.ts';
import { data, href, useNavigate } from 'react-router';
import type { Route } from './+types/zone.admin';
import { country } from '#contract/office/country-forms.ts';
import { delivery, type DeliveryZone } from '#contract/delivery/delivery.ts';
import { savedOutcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { sentJson, takesJson } from '#web/core/api-client/sent-json.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { FormFields } from '#web/core/forms/kit/form-fields.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { BackBar, SavedForm } from '#web/core/interrupted/saved-form.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { useSavedForm } from '#web/core/interrupted/use-saved-form.ts';
import { zoneForm } from './zone-values.ts';

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

type ZoneFormProps = { readonly zone: DeliveryZone | null; readonly places: CountryPlaces };

/** The form of a delivery zone; without one it creates one. */
function ZoneForm({ zone, places }: ZoneFormProps) {
  const navigate = useNavigate();
  const of = zoneForm(places);
  const saved = useSavedForm({
    name: 'zone',
    what: t('delivery-desk.zoneNotSaved'),
    check: t('order-words.checkList'),
    onSaved: () => void navigate(href('/admin/delivery')),
    present: zone,
    of,
  });
  const { values, change, shown } = saved.form;
  return (
    <SavedForm of={saved} words={of.fields} className="grid max-w-3xl gap-4">
      <FormBlock title={t('delivery-desk.zone')}>
        <FormFields of={of} form={saved.form} />
      </FormBlock>
      <FormBlock
        title={places.words.wholeProvinces}
        tabIndex={-1}
        data-wrong={shown('provinces') === undefined ? undefined : ''}
      >
        <div className="grid gap-x-3 *:min-h-11 sm:grid-cols-2 lg:grid-cols-3">
          {places.provinces.map(({ code, name }) => (
            <CheckField
              key={code}
              label={name}
              checked={values.provinces.includes(code)}
              onChange={({ target: { checked } }) => {
                const others = values.provinces.filter((one) => one !== code);
                change({ provinces: checked ? [...others, code] : others });
              }}
            />
          ))}
        </div>
        <p aria-live="polite" className="text-small text-danger empty:hidden">
          {shown('provinces')}
        </p>
      </FormBlock>
      <BackBar of={saved} to={href('/admin/delivery')} />
    </SavedForm>
  );
}
