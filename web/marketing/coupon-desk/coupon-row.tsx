import { t } from '#messages/messages.ts';
import { href, Link } from 'react-router';
import { useEffect, useState } from 'react';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { timeWords } from '../campaign-desk/campaign-words.ts';
import { couponRule, stateNames, usesWords } from './coupon-words.ts';

/** A coupon with its state and uses: a link to change it, and a button that ends it while it runs, or deletes it. */
export function CouponRow({ coupon, link }: { readonly coupon: Coupon; readonly link: string }) {
  const { id, code, state, influencer } = coupon;
  const { data, submit } = useRequest<ActionOutcome>({ what: t('coupon-desk.notDone', { code }), told: 'message' });
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
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
        <Button
          tone="quiet"
          size="small"
          aria-label={t('coupon-desk.endNamed', { code })}
          onClick={() => setIsAsking(true)}
        >
          {t('coupon-desk.end')}
        </Button>
      ) : (
        <IconButton label={t('coupon-desk.removeNamed', { code })} icon="trash" onClick={() => setIsAsking(true)} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={isRunning ? t('coupon-desk.endQuestion', { code }) : t('coupon-desk.removeQuestion', { code })}
        confirm={isRunning ? t('coupon-desk.end') : t('coupon-desk.remove')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          const intent = isRunning ? 'end' : 'remove';
          void submit({ id, intent }, { method: 'post', action: href('/admin/coupons') });
        }}
      >
        {isRunning && t('coupon-desk.endHint')}
      </ConfirmDialog>
    </li>
  );
}
