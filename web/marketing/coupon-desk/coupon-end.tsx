import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import type { Coupon } from '#contract/marketing/coupon-desk/coupon-desk.ts';
import { EndRow } from '#web/core/desk-list/end-row.tsx';

/** Ends a coupon while it runs, or deletes it, after a question. */
export function CouponEnd({ row: { id, code, state } }: { readonly row: Coupon }) {
  const isRunning = state === 'running';
  return (
    <EndRow
      id={id}
      isRunning={isRunning}
      action={href('/admin/coupons')}
      what={t('coupon-desk.notDone', { code })}
      text={isRunning ? t('coupon-desk.end') : t('coupon-desk.remove')}
      label={isRunning ? t('coupon-desk.endNamed', { code }) : t('coupon-desk.removeNamed', { code })}
      question={isRunning ? t('coupon-desk.endQuestion', { code }) : t('coupon-desk.removeQuestion', { code })}
      hint={isRunning && t('coupon-desk.endHint')}
    />
  );
}
