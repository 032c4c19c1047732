import { redirect } from 'react-router';
import { accounts } from '#contract/accounts.ts';
import { ShopError } from '#contract/errors.ts';
import { wishlist } from '#contract/wishlist.ts';
import { wishlistTexts } from '#contract/wishlist.texts.ts';
import { formText } from '../forms/form-text.ts';
import type { ActionOutcome } from '../api-client/action-outcome.ts';
import { backAddress } from '../links/back-address.ts';
import { apiClientOf } from '../api-client/api-client.ts';
import type { Route } from './+types/wishlist.resource';

/** Adds a favourite or takes it out. Without scripts the browser goes back to the page that it came from. */
export async function action({ request, context }: Route.ActionArgs): Promise<ActionOutcome | Response> {
  const form = await request.formData();
  const outcome = await change(form, context);
  if (request.headers.get('sec-fetch-dest') !== 'document') return outcome;
  return redirect(cameFrom(request));
}

/** A refusal is told where the heart is, a missing login included: one pressed it on a page that needs none. */
async function change(form: FormData, context: Route.ActionArgs['context']): Promise<ActionOutcome> {
  const api = apiClientOf(context);
  try {
    const { user } = await api.call(accounts.session, {});
    await api.call(wishlist.change, {
      username: user?.username ?? '-',
      productId: formText(form, 'productId'),
      action: formText(form, 'action') === 'add' ? 'add' : 'remove',
    });
    return { isDone: true, code: '', message: doneWords(form) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { isDone: false, code: error.code, message: error.detail };
  }
}

function doneWords(form: FormData): string {
  if (formText(form, 'action') === 'add') return wishlistTexts.added;
  return formText(form, 'from') === 'list' ? wishlistTexts.removed : wishlistTexts.taken;
}

function cameFrom(request: Request): string {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return '/';
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin ? backAddress(`${pathname}${search}`) : '/';
}
