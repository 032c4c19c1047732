import { data, href, redirect, type RouterContextProvider } from 'react-router';
import { ShopError, type ErrorCode } from '#contract/core/protocol/errors.ts';
import type { CheckedCoupon } from '#contract/sales/coupons/coupon-terms.ts';
import { coupons } from '#contract/sales/coupons/coupons.ts';
import { t } from '#messages/messages.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { couponCookies, couponIn } from './coupon-cookie.ts';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** The coupon of a bag: what it gives, as far as it was `asked` about products, or why it was refused. */
export type BagCoupon = { readonly code: string; readonly asked: readonly number[] } & (
  | { readonly terms: CheckedCoupon; readonly refused: null }
  | { readonly terms: null; readonly refused: string }
);

/** What no longer helps its buyer, whatever they do: it is told once, and the bag has no coupon any more. */
const forGood: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'coupon_unknown',
  'coupon_over',
  'coupon_used_up',
  'coupon_used',
  'coupon_first_order',
]);

/** Returns the coupon in the cookie, for the products of the bag; null if there is none. */
export function loadBagCoupon(asked: Asked, products: readonly number[]): Promise<BagCoupon | null> {
  const code = couponIn(asked.request.headers);
  return code === '' ? Promise.resolve(null) : askedCoupon(asked, code, products);
}

async function askedCoupon(asked: Asked, code: string, products: readonly number[]): Promise<BagCoupon> {
  const ids = [...new Set(products)];
  try {
    const terms = await apiClientOf(asked.context).call(coupons.check, { coupon: code, products: ids });
    return { code: terms.code, asked: ids, terms, refused: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (forGood.has(error.code)) keepCoupon(asked, '');
    return { code, asked: ids, terms: null, refused: error.detail };
  }
}

/** Applies the code of a link, and keeps it for the bag if it is good. */
export async function applyLink(asked: Asked, code: string): Promise<BagCoupon> {
  const coupon = await askedCoupon(asked, code, []);
  if (coupon.terms) keepCoupon(asked, coupon.code);
  return coupon;
}

/**
 * Applies the coupon that a form of the bag sends, or takes the present one away. Returns undefined if the form is about something
 * else.
 */
export async function changeCoupon(asked: Asked, form: FormData) {
  const intent = formText(form, 'intent');
  if (intent === 'no-coupon') {
    keepCoupon(asked, '');
    return redirect(href('/bag'), 303);
  }
  if (intent !== 'coupon') return undefined;
  const typed = formText(form, 'coupon').trim();
  const refused = (coupon: string) => data({ of: 'coupon', typed, errors: { coupon } } as const, { status: 422 });
  if (typed === '') return refused(t('coupons.empty'));
  const coupon = await applyLink(asked, typed);
  return coupon.terms ? redirect(href('/bag'), 303) : refused(coupon.refused);
}

function keepCoupon({ context }: Asked, code: string): void {
  const isSecure = context.get(apiContext).publicUrl.startsWith('https:');
  for (const cookie of couponCookies(code, isSecure)) apiClientOf(context).passCookie(cookie);
}
