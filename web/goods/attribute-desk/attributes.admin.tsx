import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { Route } from './+types/attributes.admin';
import { attributes, type Attribute } from '#contract/goods/attributes/attributes.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formJson, formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { AttributeForm } from './attribute-form.tsx';
import { AttributeRow } from './attribute-row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { found: await apiClientOf(context).load(attributes.list, {}) };
}

/** Defines, changes, orders or deletes an attribute. */
export async function action({ request, context }: Route.ActionArgs): Promise<SaveOutcome<Attribute>> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const [id, version] = [formText(form, 'id'), formText(form, 'version')];
  const intent = formText(form, 'intent');
  if (intent === 'order') return outcomeOf(await api.relay(attributes.order, { ids: formJson(form, 'ids') }), '');
  if (intent === 'remove') return outcomeOf(await api.submit(attributes.remove, { id }), t('attributes.wasRemoved'));
  const given = { name: formText(form, 'name'), unit: formText(form, 'unit'), values: formJson(form, 'values') };
  if (id !== '') {
    return saveOutcomeOf(await api.relay(attributes.update, { ...given, id, version }), t('attributes.wasSaved'));
  }
  return outcomeOf(
    await api.relay(attributes.create, { ...given, kind: formText(form, 'kind') }),
    t('attributes.wasAdded'),
  );
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('attributes.title'), isPrivate: true });

/** What the owner says of products: each attribute is a filter of the catalogue. */
export default function AttributesAdmin({ loaderData: { found } }: Route.ComponentProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [edited, edit] = useState<Attribute | null>(null);
  const ids = found.map(({ id }) => id);
  return (
    <AdminPage
      title={t('attributes.title')}
      primary={
        <Button size="small" onClick={() => setIsAdding(true)}>
          {t('attributes.add')}
        </Button>
      }
    >
      <p className="mb-4 max-w-prose text-small text-stone">{t('attributes.intro')}</p>
      <ul className="grid max-w-3xl gap-2">
        {found.map((attribute, at) => (
          <AttributeRow
            key={attribute.id}
            attribute={attribute}
            earlier={at === 0 ? undefined : moved(ids, at)}
            onEdit={() => edit(attribute)}
          />
        ))}
      </ul>
      {found.length === 0 && <EmptyState title={t('attributes.none')} />}
      <AttributeForm key={`new ${isAdding}`} open={isAdding} attribute={null} onClose={() => setIsAdding(false)} />
      <AttributeForm
        key={edited ? `${edited.id} ${edited.version}` : 'none'}
        open={edited !== null}
        attribute={edited}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}

/** Returns ids with one of them a place earlier. */
function moved(ids: readonly number[], at: number): number[] {
  const others = ids.filter((_, place) => place !== at);
  return others.toSpliced(at - 1, 0, ...ids.slice(at, at + 1));
}
