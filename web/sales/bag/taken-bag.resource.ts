import { formText } from '#web/core/forms/form-text.ts';
import type { Route } from './+types/taken-bag.resource';
import { dropHeldBag } from './held-bag.ts';

/** Deletes the cookie's bag after scripts have taken it over. Its path is below /bag, where the cookie is sent. */
export async function action(asked: Route.ActionArgs) {
  dropHeldBag(asked, formText(await asked.request.formData(), 'id'));
  return null;
}
