import { t } from '#messages/messages.ts';
import { highestCategory, newCategory } from '#contract/goods/categories.ts';
import { departmentName, departments } from '#contract/core/shop/present-departments.ts';
import type { Category } from '#contract/goods/products.ts';
import { isSpecified } from '#contract/core/shop/specified.ts';
import { choiceOf, line } from '#web/core/forms/field-specs.ts';
import { formOf, valuesFrom } from '#web/core/forms/form-of.ts';

/** Returns an id that no category has: the next one, or a lower one once the highest is taken. */
export function freeId(taken: readonly number[]): number {
  const next = Math.max(0, ...taken) + 1;
  if (next <= highestCategory) return next;
  const ids = new Set(taken);
  for (let id = 1; id <= highestCategory; id += 1) if (!ids.has(id)) return id;
  return next;
}

const form = formWith([]);

/** Returns the form with the categories in which one can be. */
function formWith(all: readonly Category[], self?: number) {
  const tops = (genre: unknown) => all.filter((one) => one.genre === genre && !one.parentId && one.id !== self);
  return formOf({
    rules: newCategory,
    fields: {
      id: line(t('categories.id'), { told: 'ID', inputMode: 'numeric', maxLength: 6 }),
      title: line(t('categories.name'), { maxLength: 70 }),
      genre: choiceOf(
        t('categories.gender'),
        () => [['', t('categories.select')], ...departments().map(({ id }) => [id, departmentName(id)] as const)],
        { clears: ['parentId'] },
      ),
      parentId: choiceOf(t('categories.parent'), ({ genre }) => [
        ['', t('categories.noParent')],
        ...tops(genre).map(({ id, title }) => [String(id), title] as const),
      ]),
    },
    sentOf: ({ parentId, ...rest }) => ({ ...rest, parentId: parentId === '' ? undefined : parentId }),
  });
}

/** The fields that are shown: the requirements ask for an id, which the shop finds itself otherwise. */
export const categoryFields = (): readonly (keyof typeof form.fields)[] =>
  isSpecified() ? ['id', 'title', 'genre', 'parentId'] : ['title', 'genre', 'parentId'];

/** The form of a category among all of them, or of a new one, which gets an id that none has. */
export function categoryForm(all: readonly Category[], self: Category | null) {
  const taken = all.map(({ id }) => id);
  return {
    ...formWith(all, self?.id),
    start: categoryValues(null, taken),
    valuesOf: (category: Category) => categoryValues(category),
  };
}

/** Returns the initial values of the form. */
export function categoryValues(category: Category | null, taken: readonly number[] = []) {
  return valuesFrom(form.fields, category ?? { id: freeId(taken) });
}

/** Returns the errors of each field, by the server's rules. */
export const categoryErrors = form.errorsOf;
