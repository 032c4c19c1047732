import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { ShownCoupon } from './shown-coupon.ts';

/** A coupon that was typed and refused. */
export type RefusedCoupon = { readonly typed: string; readonly errors: { readonly coupon: string } };

type CouponFieldProps = { readonly coupon: ShownCoupon | null; readonly refused: RefusedCoupon | undefined };

const sent = {
  method: 'post',
  action: href('/bag'),
  what: t('coupons.notApplied'),
  unsaved: false,
  preventScrollReset: true,
} as const;

/** Where the coupon of a bag is typed, or taken away. */
export function CouponField({ coupon, refused }: CouponFieldProps) {
  return coupon ? <KeptCoupon coupon={coupon} /> : <TypedCoupon refused={refused} />;
}

function KeptCoupon({ coupon: { code, error, note } }: { readonly coupon: ShownCoupon }) {
  return (
    <Form {...sent} className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <input type="hidden" name="intent" value="no-coupon" />
      {error !== undefined && (
        <p role="alert" className="text-small text-danger">
          <span className="font-medium">{code}</span> {error}
        </p>
      )}
      {note !== undefined && <p className="text-small text-stone">{note}</p>}
      <Button
        type="submit"
        tone="quiet"
        size="small"
        className="ml-auto"
        aria-label={t('coupons.removeNamed', { code })}
      >
        {t('coupons.remove')}
      </Button>
    </Form>
  );
}

function TypedCoupon({ refused }: Pick<CouponFieldProps, 'refused'>) {
  const element = useFirstWrong(refused);
  return (
    <Form ref={element} {...sent} className="mt-6 grid grid-cols-[1fr_auto] items-start gap-x-3">
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
        error={refused?.errors.coupon}
      />
      <Button type="submit" tone="outline" className="mt-5.5">
        {t('coupons.add')}
      </Button>
    </Form>
  );
}
