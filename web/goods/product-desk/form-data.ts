import type { RouterContextProvider } from 'react-router';
import { attributes } from '#contract/goods/attributes/attributes.ts';
import { categories } from '#contract/goods/categories.ts';
import { productDesk } from '#contract/goods/product-desk.ts';
import type { DeskProduct } from '#contract/goods/desk-product.ts';
import { apiContext, apiClientOf, type Refusal } from '#web/core/api-client/api-client.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { ProductOutcome } from './product-form.tsx';

type PageContext = Readonly<RouterContextProvider>;

/** Returns what every product form needs: categories, attributes, what the law wants said, countries of origin and rates of tax, and the addresses for uploads. */
export async function formData(context: PageContext) {
  const { origins, vat, ...duties } = await apiClientOf(context).load(productDesk.duties, {});
  return {
    categories: await apiClientOf(context).load(categories.desk, {}),
    attributes: await apiClientOf(context).load(attributes.list, {}),
    duties,
    choices: { origins, vat },
    uploads: {
      pictures: `${context.get(apiContext).apiBase}${productDesk.uploadPicture.path}`,
      videos: `${context.get(apiContext).apiBase}${productDesk.uploadVideo.path}`,
    },
  };
}

type SubmittedProduct =
  | { readonly ok: true; readonly value: DeskProduct }
  | { readonly ok: false; readonly refusal: Refusal<DeskProduct> };

/** Returns the outcome of a call for the form. */
export function savedAs(outcome: SubmittedProduct): ProductOutcome {
  if (outcome.ok) return { isDone: true, product: outcome.value };
  const { detail, errors, conflict } = outcome.refusal;
  return { isDone: false, detail, errors: firstErrors(errors), conflict };
}
