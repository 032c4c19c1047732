import { z } from 'zod';
import { newCategory } from '#contract/category-rules.ts';
import type { Category } from '#contract/catalogue.ts';

// The shop's policy forbids scripts made of text, which zod would otherwise try to make for speed.
z.config({ jitless: true });

export type CategoryValues = { readonly id: string; readonly title: string; readonly genre: string };

/** What the form starts with. */
export function categoryValues(category: Category | null): CategoryValues {
  if (category === null) return { id: '', title: '', genre: '' };
  return { id: String(category.id), title: category.title, genre: category.genre };
}

/** The first thing wrong with each field, by the server's rules. */
export function categoryErrors(values: CategoryValues): Partial<Record<keyof CategoryValues, string>> {
  const parsed = newCategory.safeParse(values);
  if (parsed.success) return {};
  const firstFirst = parsed.error.issues.toReversed();
  return Object.fromEntries(firstFirst.map(({ path, message }) => [path.join('.'), message]));
}
