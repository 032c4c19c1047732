import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { ShownCoupon } from './shown-coupon.ts';

/** A coupon that was typed and refused. */
export type RefusedCoupon = { readonly typed: string; readonly detail: string };

type CouponFieldProps = { readonly coupon: ShownCoupon | null; readonly refused: RefusedCoupon | undefined };

/** Where the coupon of a bag is typed, or taken away. */
export function CouponField({ coupon, refused }: CouponFieldProps) {
  const own = {
    method: 'post',
    action: href('/bag'),
    what: t('coupons.notApplied'),
    unsaved: false,
    preventScrollReset: true,
  } as const;
  if (coupon) {
    return (
      <Form {...own} className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <input type="hidden" name="intent" value="no-coupon" />
        {coupon.error !== undefined && (
          <p role="alert" className="text-small text-danger">
            <span className="font-medium">{coupon.code}</span> {coupon.error}
          </p>
        )}
        <Button
          type="submit"
          tone="quiet"
          size="small"
          className="ml-auto"
          aria-label={t('coupons.removeNamed', { code: coupon.code })}
        >
          {t('coupons.remove')}
        </Button>
      </Form>
    );
  }
  return (
    <Form {...own} className="mt-6 grid grid-cols-[1fr_auto] items-start gap-x-3">
      <input type="hidden" name="intent" value="coupon" />
      <TextField
        key={refused?.typed}
        label={t('coupons.field')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={refused?.typed}
        error={refused?.detail}
      />
      <Button type="submit" tone="outline" className="mt-7">
        {t('coupons.add')}
      </Button>
    </Form>
  );
}
