import { t } from '#messages/messages.ts';
import { documentName } from '#contract/sales/claims/claim-words.ts';
import { ClaimLine, ClaimText } from './claim-form.tsx';
import type { ClaimStepOf } from './claim-step.ts';

/** The fields that the books of all countries have. */
type FieldProps = { readonly of: ClaimStepOf<'data'>; readonly isOptional?: boolean };

/** Who states the claim. */
export function ClaimPerson({ of }: FieldProps) {
  return (
    <>
      <ClaimLine of={of} name="name" label={t('claims.name')} most={120} autoComplete="name" />
      <ClaimLine of={of} name="document" label={documentName()} most={40} autoComplete="off" />
    </>
  );
}

export function ClaimPhone({ of }: FieldProps) {
  return (
    <ClaimLine of={of} name="phone" label={t('claims.phone')} most={40} isOptional type="tel" autoComplete="tel" />
  );
}

export function ClaimEmail({ of, label }: FieldProps & { readonly label: string }) {
  return <ClaimLine of={of} name="email" label={label} most={254} type="email" autoComplete="email" />;
}

export function ClaimOrder({ of, isOptional }: FieldProps) {
  return (
    <ClaimLine
      of={of}
      name="orderNumber"
      label={t('claims.orderNumber')}
      most={60}
      isOptional={isOptional}
      inputMode="numeric"
      autoComplete="off"
      hint={t('withdrawals.whereNumber')}
    />
  );
}

export function ClaimAmount({ of, isOptional }: FieldProps) {
  return (
    <ClaimLine
      of={of}
      name="amount"
      label={t('claims.amount')}
      most={20}
      isOptional={isOptional}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

export function ClaimDetail({ of }: FieldProps) {
  return <ClaimText of={of} name="detail" label={t('claims.detail')} most={3000} />;
}
