import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of what somebody sees while writing: a preview of the texts is asked for by a POST, for their size, but
 * changes nothing. A page that asked for its data then would send the writer to the login once the session is over.
 */
export function afterChanges({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && formAction?.endsWith('/preview') !== true;
}
