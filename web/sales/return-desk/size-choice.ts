/** What of a line the form says: a size that is sent instead, which nobody held, as 'exchange:7'. */
export const sizeChoice = (variantId: number): string => `exchange:${variantId}`;

/** Returns what a line's choice stands for: the outcome, and the size that is sent if it names one. */
export function chosenOutcome(choice: string): { readonly outcome: string; readonly variantId?: number } {
  const [outcome = '', size] = choice.split(':');
  return size === undefined ? { outcome } : { outcome, variantId: Number(size) };
}
