import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Route } from './+types/carriers.admin';
import { carriers, type CarrierRow } from '#contract/delivery/carriers.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { CarrierForm } from './carrier-form.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await apiClientOf(context).load(carriers.list, {}) };
}

/** Adds or changes a carrier. */
export async function action({ request, context }: Route.ActionArgs): Promise<SaveOutcome<CarrierRow>> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const given = {
    name: formText(form, 'name'),
    linkTemplate: formText(form, 'linkTemplate'),
    isActive: form.get('isActive') === 'on',
  };
  const [id, version] = [formText(form, 'id'), formText(form, 'version')];
  if (id === '') return outcomeOf(await api.submit(carriers.create, given), t('carriers.wasAdded'));
  return saveOutcomeOf(await api.submit(carriers.update, { ...given, id, version }), t('carriers.wasSaved'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('carriers.title'), isPrivate: true });

/** Who brings the parcels, and where they can be followed. */
export default function CarriersAdmin({ loaderData: { found } }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, edit] = useState<CarrierRow | null>(null);
  return (
    <AdminPage
      title={t('carriers.title')}
      primary={
        <Button size="small" onClick={() => setIsAdding(true)}>
          {t('carriers.add')}
        </Button>
      }
    >
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {found.map((carrier) => (
          <li key={carrier.id} className="rounded-soft border border-line bg-sheet hover:border-ink">
            <button
              type="button"
              onClick={() => edit(carrier)}
              className="grid size-full content-start gap-0.5 p-4 text-left text-small"
            >
              <span className="text-body font-medium break-words">{carrier.name}</span>
              <span className="wrap-anywhere text-stone">{carrier.linkTemplate || t('carriers.noLink')}</span>
              {!carrier.isActive && <span className="text-warn">{t('carriers.notOffered')}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <EmptyState title={t('carriers.none')} />}
      <CarrierForm key={`new ${isAdding}`} open={isAdding} carrier={null} onClose={() => setIsAdding(false)} />
      <CarrierForm
        key={edited ? `${edited.id} ${edited.version}` : 'none'}
        open={edited !== null}
        carrier={edited}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}
