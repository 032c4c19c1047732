import { t } from '#messages/messages.ts';
import { newCategory } from '#contract/category-rules.ts';
import type { Category } from '#contract/catalogue.ts';
import type { FormWords } from '../forms/field-conflicts.ts';
import { schemaErrors } from '../forms/schema-errors.ts';

export type CategoryValues = { readonly id: string; readonly title: string; readonly genre: string };

/** Returns the initial values of the form. */
export function categoryValues(category: Category | null): CategoryValues {
  if (category === null) return { id: '', title: '', genre: '' };
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
