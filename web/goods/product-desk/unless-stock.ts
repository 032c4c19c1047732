import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of a list whose rows tell themselves what was saved of their stock: loaded again, a row that no longer fits
 * the filter would go away under the hand.
 */
export function unlessStock({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !/\/products\/\d+\/stock$/.test(formAction ?? '');
}
