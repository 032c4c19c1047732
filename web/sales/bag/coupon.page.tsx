import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Route } from './+types/coupon.page';
import type { CheckedCoupon } from '#contract/sales/coupons/coupon-terms.ts';
import { couponLine } from '#contract/sales/coupons/coupon-words.ts';
import { texts } from '#contract/core/texts.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { LinkButton } from '#web/core/ui/button.tsx';
import { applyLink } from './bag-coupon.ts';

const title = t('coupons.title');

/** The page of a link with a coupon, which the bag has from then on. */
export async function loader(asked: Route.LoaderArgs) {
  const { terms, refused } = await applyLink(asked, asked.params.code);
  // In words, because what says them is in the file of the bag.
  return terms ? { line: couponLine(terms), text: appliedWords(terms) } : { line: title, text: refused };
}

/** It sets a cookie of the visitor. */
export const headers: Route.HeadersFunction = () => ({
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
});

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function CouponPage({ loaderData: { line, text } }: Route.ComponentProps) {
  return (
    <main className="mx-auto grid w-full max-w-page content-start px-gutter py-10 md:max-w-3xl md:py-16">
      <h1 className="font-display text-heading wrap-anywhere">{line}</h1>
      <p className="mt-4 max-w-prose" role="status">
        {text}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={href('/home')}>{t('coupons.toShop')}</LinkButton>
        <LinkButton to={href('/bag')} tone="outline">
          {texts.bag.view}
        </LinkButton>
      </div>
    </main>
  );
}

/** When a coupon that the bag has now is applied. */
const appliedWords = ({ isPersonal }: CheckedCoupon) => (isPersonal ? t('coupons.personal') : t('coupons.waits'));
