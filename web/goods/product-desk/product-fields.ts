import type { FormOf } from '#web/core/forms/use-form.ts';
import type { ProductValues } from './product-values.ts';

/** The form of a product, for its parts. */
export type ProductFields = FormOf<ProductValues>;

type Line = 'name' | 'brandName' | 'model' | 'weight' | 'color' | 'currentPrice' | 'previousPrice';

/** Returns the props of a field of one line. */
export function lineOf(form: ProductFields, name: Line, label: string, maxLength: number) {
  return { ...form.field(name), label, maxLength };
}
