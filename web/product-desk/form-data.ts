import type { RouterContextProvider } from 'react-router';
import { categories } from '#contract/categories.ts';
import type { Product } from '#contract/catalogue.ts';
import { apiContext, apiClientOf } from '../api-client/api-client.ts';
import type { Refusal } from '../api-client/api-client.ts';
import type { ProductOutcome } from './product-form.tsx';

type PageContext = Readonly<RouterContextProvider>;

/** What every form of a product needs: the categories, and where pictures are sent. */
export async function formData(context: PageContext) {
  return {
    categories: await apiClientOf(context).load(categories.list, {}),
    uploadTo: `${context.get(apiContext).apiBase}/admin/pictures`,
  };
}

type SubmittedProduct = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal<Product> };

/** The outcome of a call as the form shows it. */
export function savedAs(outcome: SubmittedProduct): ProductOutcome {
  if (outcome.ok) return { isDone: true };
  const { detail, errors, conflict } = outcome.refusal;
  return { isDone: false, detail, errors, conflict };
}
