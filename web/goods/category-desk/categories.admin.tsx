import { t } from '#messages/messages.ts';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { useState } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/categories.admin';
import { categories, type VersionedCategory } from '#contract/goods/categories.ts';
import { departments } from '#contract/core/shop/present-departments.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { formText } from '#web/core/forms/form-text.ts';
import { outcomeOf, saveOutcomeOf, type SaveOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryForm } from './category-form.tsx';

const words = backOfficeTexts.categories;

/** The requirements call their two in the plural here. */
const specifiedHeadings: Readonly<Record<string, string>> = { men: words.men, women: words.women };

/** With an id in the address, the form of that category is open. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await apiClientOf(context).load(categories.desk, {});
  if (params.id === undefined) return { found, opened: null };
  if (!/^\d+$/.test(params.id)) return { found, opened: null, alert: words.idNotNumber };
  const opened = found.find(({ id }) => id === Number(params.id));
  if (!opened) throw data({ code: 'category_not_found' }, { status: 404 });
  return { found, opened };
}

/** Creates, changes or deletes a category. */
export async function action({ request, context }: Route.ActionArgs): Promise<SaveOutcome<VersionedCategory>> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const id = formText(form, 'id');
  const title = formText(form, 'title');
  const genre = formText(form, 'genre');
  const parentId = formText(form, 'parentId') || null;
  switch (form.get('intent')) {
    case 'create':
      return outcomeOf(
        await api.submit(categories.create, { ...(id && { id }), title, genre, parentId }),
        words.created,
      );
    case 'update': {
      const version = formText(form, 'version');
      const updated = await api.submit(categories.update, { id, title, genre, parentId, version });
      return saveOutcomeOf(updated, t('categories.updated', { updated: words.updated }));
    }
    default: {
      const moveTo = formText(form, 'moveTo');
      return outcomeOf(await api.submit(categories.remove, { id, ...(moveTo && { moveTo }) }), words.removed);
    }
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: t('categories.title'), isPrivate: true });

export default function CategoriesAdmin({ loaderData: { found, opened, alert } }: Route.ComponentProps) {
  const [isCreating, setIsCreating] = useState(false);
  const [edited, edit] = useState<VersionedCategory | null>(opened);
  const groups = departments().map(({ id, name }) => ({
    heading: name === null ? (specifiedHeadings[id] ?? id) : name,
    members: found.filter(({ genre }) => genre === id),
  }));
  return (
    <AdminPage
      title={words.title}
      primary={
        <Button size="small" onClick={() => setIsCreating(true)}>
          {words.create}
        </Button>
      }
    >
      <div className="mb-4 empty:hidden">
        <FormAlert>{alert}</FormAlert>
      </div>
      {groups.map(({ heading, members }) => (
        <section key={heading} aria-label={heading} className="mb-8">
          <h2 className="mb-3 font-display text-title">{heading}</h2>
          <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
            {members.map((category) => (
              <CategoryCard
                key={category.id}
                category={category}
                others={members.filter(({ id }) => id !== category.id)}
                onEdit={() => edit(category)}
              />
            ))}
          </ul>
          {members.length === 0 && <p className="text-small text-stone">{t('categories.noneYet')}</p>}
        </section>
      ))}
      <CategoryForm
        key={`new ${isCreating}`}
        open={isCreating}
        category={null}
        all={found}
        onClose={() => setIsCreating(false)}
      />
      <CategoryForm
        key={edited?.id ?? 'none'}
        open={edited !== null}
        category={edited}
        all={found}
        onClose={() => edit(null)}
      />
    </AdminPage>
  );
}
