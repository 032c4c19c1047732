import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import type { Route } from './+types/coupons.admin';
import { couponDesk, type Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiContext, apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { AdminPage } from '#web/core/ui/admin-page.tsx';
import { LinkButton, Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { useQuestion } from '#web/core/ui/use-question.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { ClockState } from '#contract/marketing/clock-state.ts';
import { giftWords } from '#contract/sales/coupons/coupon-words.ts';
import { timeWords, goodsWords } from '../campaign-desk/campaign-words.ts';

/** The states of coupons in words. */
const stateNames = {
  planned: t('coupon-desk.statePlanned'),
  running: t('coupon-desk.stateRunning'),
  ended: t('coupon-desk.stateEnded'),
} as const satisfies Record<ClockState, string>;

const title = t('coupon-desk.title');

export async function loader({ context }: Route.LoaderArgs) {
  const { coupons } = await apiClientOf(context).load(couponDesk.list, {});
  return { coupons, origin: context.get(apiContext).publicUrl };
}

/** Ends or deletes a coupon. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const id = formText(form, 'id');
  const api = apiClientOf(context);
  return formText(form, 'intent') === 'end'
    ? outcomeOf(await api.submit(couponDesk.end, { id }), t('coupon-desk.ended'))
    : outcomeOf(await api.submit(couponDesk.remove, { id }), t('coupon-desk.removed'));
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

/** The coupons with their states and uses. */
export default function CouponsAdmin({ loaderData: { coupons, origin } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={title}
      actions={
        <>
          <LinkButton to={href('/admin/coupon-report')} tone="outline" size="small">
            {t('coupon-desk.report')}
          </LinkButton>
          <LinkButton to={href('/admin/coupons/:id', { id: 'new' })} size="small">
            {t('coupon-desk.add')}
          </LinkButton>
        </>
      }
    >
      {coupons.length === 0 ? (
        <EmptyState title={t('coupon-desk.none')}>{t('coupon-desk.noneHint')}</EmptyState>
      ) : (
        <ul className="grid gap-2">
          {coupons.map((coupon) => (
            <CouponRow key={coupon.id} coupon={coupon} link={`${origin}${href('/c/:code', { code: coupon.code })}`} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

/** A coupon with its state and uses: a link to change it, and a button that ends it while it runs, or deletes it. */
function CouponRow({ coupon, link }: { readonly coupon: Coupon; readonly link: string }) {
  const { id, code, state, influencer } = coupon;
  const { data, submit } = useRequest<ActionOutcome>({ what: t('coupon-desk.notDone', { code }), told: 'message' });
  const question = useQuestion();
  useToast(data);
  const isRunning = state === 'running';
  return (
    <li className="flex flex-wrap items-center rounded-soft border border-line bg-sheet hover:border-ink">
      <Link
        to={href('/admin/coupons/:id', { id: String(id) })}
        className="grid min-w-0 flex-1 gap-0.5 p-4 text-small text-stone"
      >
        <span className="flex flex-wrap items-baseline gap-x-3 text-body font-medium wrap-anywhere text-ink">
          {code}
          <span className={isRunning ? 'text-small text-ok' : 'text-small text-stone'}>{stateNames[state]}</span>
        </span>
        <span className="wrap-anywhere">{couponRule(coupon)}</span>
        <span>{timeWords(coupon)}</span>
        <span className="wrap-anywhere">{[usesWords(coupon), influencer].filter(Boolean).join(' · ')}</span>
        <span className="wrap-anywhere">{link}</span>
      </Link>
      {isRunning ? (
        <Button tone="quiet" size="small" aria-label={t('coupon-desk.endNamed', { code })} onClick={question.ask}>
          {t('coupon-desk.end')}
        </Button>
      ) : (
        <IconButton label={t('coupon-desk.removeNamed', { code })} icon="trash" onClick={question.ask} />
      )}
      <ConfirmDialog
        {...question.props(() => {
          const intent = isRunning ? 'end' : 'remove';
          void submit({ id, intent }, { method: 'post', action: href('/admin/coupons') });
        })}
        title={isRunning ? t('coupon-desk.endQuestion', { code }) : t('coupon-desk.removeQuestion', { code })}
        confirm={isRunning ? t('coupon-desk.end') : t('coupon-desk.remove')}
      >
        {isRunning && t('coupon-desk.endHint')}
      </ConfirmDialog>
    </li>
  );
}

/** Returns what a coupon gives and for what: '20 % menos · Una categoría: Camisas · desde $ 50.000,00'. */
function couponRule(coupon: Coupon): string {
  const { gift, least, customers, isFirstOrder } = coupon;
  return [
    giftWords(gift),
    goodsWords(coupon),
    ...(least ? [t('coupon-desk.fromTotal', { least: formatPrice(least) })] : []),
    ...(isFirstOrder ? [t('coupon-desk.firstOrder')] : []),
    ...(customers.length > 0 ? [t('coupon-desk.forCustomers', { count: customers.length })] : []),
  ].join(' · ');
}

/** Returns how often a coupon is used, of how many times: 'Usado 3 veces de 10'. */
function usesWords({ uses, mostUses }: Coupon): string {
  return mostUses === null
    ? t('coupon-desk.used', { count: uses })
    : t('coupon-desk.usedOf', { count: uses, most: mostUses });
}
