import { Suspense, type RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '#messages/messages.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { LateTaxDataFields } from './late-tax-data.tsx';
import { taxDataStart, type TaxDataValues } from './sent-tax-data.ts';
import type { TaxDataCheck } from './tax-data-fields.tsx';

/** The part of a page's address that opens the form. */
export const taxKey = 'tax';

type TaxChoiceProps = {
  /** True once it was opened, or where everybody is asked. */
  readonly isOpen: boolean;
  /** True if it can be closed again. */
  readonly isFree: boolean;
  /** What was given the last time, or was sent just now. */
  readonly start: Partial<TaxDataValues> | null;
  readonly refused: FieldErrors | undefined;
  readonly check: RefObject<TaxDataCheck | null>;
};

/** One line for those who need a tax document; opened, what the country asks for. A link, so that it opens without scripts too. */
export function TaxChoice({ isOpen, isFree, start, refused, check }: TaxChoiceProps) {
  const { pathname, search } = useLocation();
  const { code: country } = shop().country;
  const to = (isOpened: boolean) => {
    const query = new URLSearchParams(search);
    if (isOpened) query.set(taxKey, '1');
    else query.delete(taxKey);
    return { pathname, search: query.toString() };
  };
  if (!isOpen) {
    return (
      <p className="text-small">
        <Link to={to(true)} replace preventScrollReset className="link inline-flex min-h-11 items-center">
          {t('tax-documents.need', { country })}
        </Link>
      </p>
    );
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 label text-stone">{t('tax-documents.needed', { country })}</legend>
      <p className="text-small text-stone">{t('tax-documents.sentLater')}</p>
      <Suspense fallback={<div className="min-h-40" />}>
        <LateTaxDataFields start={taxDataStart(start)} refused={refused} check={check} />
      </Suspense>
      {isFree && (
        <p className="text-small">
          <Link to={to(false)} replace preventScrollReset className="link inline-flex min-h-11 items-center">
            {t('tax-documents.notNeeded')}
          </Link>
        </p>
      )}
    </fieldset>
  );
}
