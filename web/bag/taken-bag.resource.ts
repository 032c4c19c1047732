import { formText } from '../forms/form-text.ts';
import type { Route } from './+types/taken-bag.resource';
import { dropHeldBag } from './held-bag.ts';

/** Forgets the bag that was kept without scripts, for they have taken it over. Below /bag, where its cookie is sent. */
export async function action(asked: Route.ActionArgs) {
  dropHeldBag(asked, formText(await asked.request.formData(), 'id'));
  return null;
}
