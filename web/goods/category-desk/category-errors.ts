import { t } from '#messages/messages.ts';
import { newCategory } from '#contract/goods/category-rules.ts';
import type { Category } from '#contract/goods/products.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';

export type CategoryValues = { readonly id: string; readonly title: string; readonly genre: string };

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

/** Returns the initial values of the form; `taken` are the ids of all categories, of which a new one gets another. */
export function categoryValues(category: Category | null, taken: readonly number[] = []): CategoryValues {
  if (category === null) return { id: String(freeId(taken)), title: '', genre: '' };
  return { id: String(category.id), title: category.title, genre: category.genre };
}

/** Returns the errors of each field, by the server's rules. */
export function categoryErrors(values: CategoryValues): Partial<Record<keyof CategoryValues, string>> {
  return schemaErrors(newCategory, values);
}

/** The names of the fields in a version conflict. */
export const categoryWords: FormWords<CategoryValues> = {
  id: { label: 'ID', shown: (id) => id },
  title: { label: t('categories.name'), shown: (title) => title.trim() },
  genre: {
    label: t('categories.gender'),
    shown: (genre) => (genre === 'men' ? t('categories.men') : t('categories.women')),
  },
};
