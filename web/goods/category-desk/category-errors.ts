import { t } from '#messages/messages.ts';
import { newCategory } from '#contract/goods/categories.ts';
import type { Category } from '#contract/goods/products.ts';
import { choiceOf, line } from '#web/core/forms/field-specs.ts';
import { formOf, valuesFrom } from '#web/core/forms/form-of.ts';

/** The highest id that the rules of categories admit. */
const highestId = 99_999;

/** Returns an id that no category has: the next one, or a lower one once the highest is taken. */
export function freeId(taken: readonly number[]): number {
  const next = Math.max(0, ...taken) + 1;
  if (next <= highestId) return next;
  const ids = new Set(taken);
  for (let id = 1; id <= highestId; id += 1) if (!ids.has(id)) return id;
  return next;
}

const genres = [
  ['', t('categories.select')],
  ['women', t('categories.women')],
  ['men', t('categories.men')],
] as const;

const form = formOf({
  rules: newCategory,
  fields: {
    id: line(t('categories.id'), { told: 'ID', inputMode: 'numeric', maxLength: 6 }),
    title: line(t('categories.name'), { maxLength: 70 }),
    genre: choiceOf(t('categories.gender'), genres),
  },
});

/** The form of a category; `taken` are the ids of all of them, of which a new one gets another. */
export function categoryForm(taken: readonly number[]) {
  return { ...form, start: categoryValues(null, taken), valuesOf: (category: Category) => categoryValues(category) };
}

/** Returns the initial values of the form. */
export function categoryValues(category: Category | null, taken: readonly number[] = []) {
  return valuesFrom(form.fields, category ?? { id: freeId(taken) });
}

/** Returns the errors of each field, by the server's rules. */
export const categoryErrors = form.errorsOf;
