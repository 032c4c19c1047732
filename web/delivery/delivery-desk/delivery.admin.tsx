import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/delivery.admin';
import { country } from '#contract/office/country-forms.ts';
import { delivery, type DeliveryZone } from '#contract/delivery/delivery.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton } from '#web/core/ui/button.tsx';
import type { CountryPlaces } from '#contract/core/countries/places.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { MethodRow } from './method-row.tsx';
import { areaWords } from './zone-values.ts';

const title = t('delivery-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiClientOf(context);
  const [desk, { places }] = await Promise.all([api.load(delivery.list, {}), api.load(country.forms, {})]);
  return { ...desk, places };
}

/** Moves or deletes a method, or deletes a zone. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const api = apiClientOf(context);
  const id = formText(form, 'id');
  switch (form.get('intent')) {
    case 'remove-zone':
      return outcomeOf(await api.submit(delivery.removeZone, { id }), t('delivery-desk.zoneRemoved'));
    case 'remove-method':
      return outcomeOf(await api.submit(delivery.removeMethod, { id }), t('delivery-desk.methodRemoved'));
    default: {
      const direction = form.get('intent') === 'up' ? 'up' : 'down';
      return outcomeOf(await api.submit(delivery.placeMethod, { id, direction }), t('delivery-desk.placed'));
    }
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The delivery methods in the order in which buyers see them, and the zones. */
export default function DeliveryAdmin({ loaderData: { methods, zones, places } }: Route.ComponentProps) {
  const add = href('/admin/delivery/methods/:id', { id: 'new' });
  const addZone = href('/admin/delivery/zones/:id', { id: 'new' });
  return (
    <AdminPage
      title={title}
      primary={
        <LinkButton to={add} size="small">
          {t('delivery-desk.addMethod')}
        </LinkButton>
      }
    >
      <section aria-labelledby="methods" className="mb-10">
        <h2 id="methods" className="mb-3 font-display text-title">
          {t('delivery-desk.methods')}
        </h2>
        {methods.every(({ isActive }) => !isActive) && (
          <p role="status" className="mb-3 text-small text-danger">
            {t('delivery-desk.noneActive')}
          </p>
        )}
        <ul className="grid gap-2">
          {methods.map((method, at) => (
            <MethodRow
              key={method.id}
              method={method}
              zone={zones.find(({ id }) => id === method.zoneId)}
              isFirst={at === 0}
              isLast={at === methods.length - 1}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="zones">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 id="zones" className="font-display text-title">
            {t('delivery-desk.zones')}
          </h2>
          <LinkButton to={addZone} size="small" tone="outline">
            {t('delivery-desk.addZone')}
          </LinkButton>
        </div>
        <ul className="grid gap-2">
          {zones.map((zone) => (
            <ZoneRow key={zone.id} zone={zone} places={places} />
          ))}
        </ul>
        {zones.length === 0 && <p className="text-small text-stone">{t('delivery-desk.noZones')}</p>}
      </section>
    </AdminPage>
  );
}

/** A delivery zone, with a link to change it and a button to delete it. */
function ZoneRow({ zone, places }: { readonly zone: DeliveryZone; readonly places: CountryPlaces }) {
  const { id, name } = zone;
  const { data, submit } = useRequest<ActionOutcome>({
    what: t('delivery-desk.notRemoved', { name }),
    told: 'message',
  });
  const question = useQuestion();
  useToast(data);
  return (
    <li className="flex items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/delivery/zones/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small"
      >
        <span className="text-body font-medium wrap-anywhere">{name}</span>
        <span className="wrap-anywhere text-stone">{areaWords(zone, places)}</span>
      </Link>
      <IconButton label={t('delivery-desk.remove', { name })} icon="trash" onClick={question.ask} />
      <ConfirmDialog
        {...question.props(
          () => void submit({ intent: 'remove-zone', id }, { method: 'post', action: href('/admin/delivery') }),
        )}
        title={t('delivery-desk.removeZoneQuestion', { name })}
        confirm={t('delivery-desk.removeButton')}
      />
    </li>
  );
}
