import { z } from 'zod';
import { newCategory } from '#contract/category-rules.ts';
import type { Category } from '#contract/catalogue.ts';
import { wordsByPlace } from '#contract/refusal-words.ts';
import type { FormWords } from '../forms/field-conflicts.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export type CategoryValues = { readonly id: string; readonly title: string; readonly genre: string };

/** What the form starts with. */
export function categoryValues(category: Category | null): CategoryValues {
  if (category === null) return { id: '', title: '', genre: '' };
  return { id: String(category.id), title: category.title, genre: category.genre };
}

/** What is wrong with each field, by the server's rules. */
export function categoryErrors(values: CategoryValues): Partial<Record<keyof CategoryValues, string>> {
  const parsed = newCategory.safeParse(values);
  return parsed.success ? {} : wordsByPlace(parsed.error.issues, values);
}

/** How its fields are named where two versions of a category stand side by side. */
export const categoryWords: FormWords<CategoryValues> = {
  id: { label: 'ID', shown: (id) => id },
  title: { label: 'Título', shown: (title) => title.trim() },
  genre: { label: 'Género', shown: (genre) => (genre === 'men' ? 'Hombre' : 'Mujer') },
};
