import { href, redirect } from 'react-router';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { personal } from '#contract/marketing/personal.ts';
import { wishlist } from '#contract/marketing/wishlist.ts';
import { wishlistTexts } from '#contract/marketing/wishlist.texts.ts';
import { formText } from '#web/core/forms/form-text.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { backAddress } from '#web/core/links/back-address.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import type { Route } from './+types/wishlist.resource';
import { withoutPrefix } from '#web/core/links/language-prefix.ts';

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
    const { user, favourites } = await api.call(personal.show, {});
    const productId = formText(form, 'productId');
    const isKept = favourites?.includes(Number(productId)) === true;
    const username = user?.username ?? '-';
    await api.call(wishlist.change, { username, productId, action: actionOf(formText(form, 'action'), isKept) });
    return { isDone: true, code: '', message: doneWords(form) };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { isDone: false, code: error.code, message: error.detail };
  }
}

/** A heart without scripts does not know its state: it says 'change'. */
function actionOf(asked: string, isKept: boolean): 'add' | 'remove' {
  if (asked === 'change') return isKept ? 'remove' : 'add';
  return asked === 'add' ? 'add' : 'remove';
}

function doneWords(form: FormData): string {
  if (formText(form, 'action') === 'add') return wishlistTexts.added;
  return formText(form, 'from') === 'list' ? wishlistTexts.removed : wishlistTexts.taken;
}

function cameFrom(request: Request): string {
  const referrer = request.headers.get('referer');
  if (referrer === null || !URL.canParse(referrer)) return href('/');
  const { origin, pathname, search } = new URL(referrer);
  return origin === new URL(request.url).origin ? backAddress(withoutPrefix(`${pathname}${search}`)) : href('/');
}
