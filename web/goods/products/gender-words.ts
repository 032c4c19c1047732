import { departmentName, isShownDepartment, placesOf } from '#contract/core/shop/present-departments.ts';
import type { Product } from '#contract/goods/products.ts';
import type { Gender } from '#contract/core/fields/fields.ts';
import { cataloguePath } from '#web/core/links/catalogue-path.ts';

/** Returns the department in the query: undefined if there is none, 'unknown' for one that visitors do not see. */
export function genderIn(query: URLSearchParams): Gender | 'unknown' | undefined {
  const asked = query.get('gender')?.toLowerCase();
  if (!asked) return undefined;
  return isShownDepartment(asked) ? asked : 'unknown';
}

/** A step of the way to a product: what it is called, and where it leads. */
type Step = { readonly name: string; readonly path: string };

/** Returns the department where visitors find a product, its own unless that is hidden, and its category if it stands in it there. */
export function placeOf(product: Pick<Product, 'gender' | 'isUnisex' | 'Category'>): {
  readonly department: Step;
  readonly category: (Step & Pick<Product['Category'], 'title' | 'inOwnLanguage'>) | undefined;
} {
  const { gender, Category } = product;
  const shown = placesOf(product).find(isShownDepartment) ?? gender;
  const path = cataloguePath(shown);
  const { title, inOwnLanguage } = Category;
  const category = { name: title, title, inOwnLanguage, path: `${path}&category=${Category.id}` };
  return { department: { name: departmentName(shown), path }, category: shown === gender ? category : undefined };
}
