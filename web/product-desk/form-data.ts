import type { RouterContextProvider } from 'react-router';
import { categories } from '#contract/categories.ts';
import type { Endpoint, Given } from '#contract/endpoint.ts';
import { apiContext, doorOf } from '../door.ts';
import type { ProductOutcome } from './product-form.tsx';

type PageContext = Readonly<RouterContextProvider>;

/** What every form of a product needs: the categories, and where pictures are sent. */
export async function formData(context: PageContext) {
  return {
    categories: await doorOf(context).load(categories.list, {}),
    uploadTo: `${context.get(apiContext).apiBase}/admin/pictures`,
  };
}

/** The outcome of a call as the form shows it. */
export async function savedBy<E extends Endpoint>(
  context: PageContext,
  endpoint: E,
  given: Given<E>,
): Promise<ProductOutcome> {
  const outcome = await doorOf(context).submit(endpoint, given);
  if (outcome.ok) return { isDone: true };
  return { isDone: false, detail: outcome.refusal.detail, errors: outcome.refusal.errors };
}
