import { useRef } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import type { DocumentsOfBuyer } from '#contract/sales/tax-documents/tax-documents.ts';
import { t } from '#messages/messages.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { focusFirst, useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import type { TaxDataValues } from '#web/people/tax-data/sent-tax-data.ts';
import { TaxChoice, taxKey } from '#web/people/tax-data/tax-choice.tsx';
import type { TaxDataCheck } from '#web/people/tax-data/tax-data-fields.tsx';
import type { RefusedTaxData } from './change-tax-data.ts';
import { DocumentFiles } from './document-files.tsx';

/** The tax documents of an order, whether the form is open, what it begins with, and where the files are (`:id`, `:type`). */
export type DocumentsPart = {
  readonly view: DocumentsOfBuyer;
  readonly isOpen: boolean;
  readonly start: Partial<TaxDataValues> | null;
  readonly fileAt: string;
};

type TaxSectionProps = { readonly documents: DocumentsPart; readonly refused: RefusedTaxData | undefined };

/** The tax documents of an order for its buyer, and the request for one until it is there; nothing where there is neither. */
export function TaxSection({ documents: { view, isOpen, start, fileAt }, refused }: TaxSectionProps) {
  const { canAsk, isAsked, documents } = view;
  if (!canAsk && !isAsked && documents.length === 0) return null;
  const isFormShown = canAsk && (isOpen || refused !== undefined);
  return (
    <section aria-labelledby="tax-title" className="mt-6 grid gap-4 border border-line bg-sheet p-4 sm:p-6 md:px-12">
      <h2 id="tax-title" className="font-display text-title">
        {t('tax-documents.invoice', { country: shop().country.code })}
      </h2>
      {documents.map(({ id, kind, number, attachedAt, types }) => (
        <div key={id} className="grid gap-1 text-small">
          <p className="font-medium wrap-anywhere">{`${documentName(kind)} ${number}`}</p>
          <p className="text-stone">{momentInWords(attachedAt)}</p>
          <DocumentFiles fileAt={fileAt} id={id} types={types} />
        </div>
      ))}
      {isAsked && !isFormShown && <Given view={view} />}
      {isFormShown && <AskForm start={refused?.values ?? start} refused={refused} />}
      {canAsk && !isAsked && !isFormShown && (
        <TaxChoice isOpen={false} isFree start={null} refused={undefined} check={{ current: null }} />
      )}
    </section>
  );
}

/** What was asked for, and how to change it. */
function Given({ view: { canAsk, ending, documents, asking } }: { readonly view: DocumentsOfBuyer }) {
  const { pathname } = useLocation();
  const isThere = documents.some(({ kind }) => kind === 'invoice');
  return (
    <div className="grid justify-items-start gap-2 text-small">
      <p>{t('tax-documents.linkedData', { ending })}</p>
      {!isThere && <p className="text-stone">{t('tax-documents.willCome')}</p>}
      {canAsk && (
        <div className="flex flex-wrap items-center gap-x-6">
          <Link
            to={{ pathname, search: `?${taxKey}=1` }}
            replace
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {t('tax-documents.changeData')}
          </Link>
          {asking !== 'must' && (
            <Form method="post" what={t('tax-documents.notSaved')} unsaved={false}>
              <input type="hidden" name="intent" value="drop-document" />
              <Button type="submit" tone="quiet" size="small" className="min-h-11">
                {t('tax-documents.takeBack')}
              </Button>
            </Form>
          )}
        </div>
      )}
    </div>
  );
}

type AskFormProps = {
  readonly start: Partial<TaxDataValues> | null;
  readonly refused: RefusedTaxData | undefined;
};

function AskForm({ start, refused }: AskFormProps) {
  const check = useRef<TaxDataCheck>(null);
  const form = useFirstWrong(refused);
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Form
      ref={form}
      method="post"
      what={t('tax-documents.notSaved')}
      unsaved
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        const errors = check.current?.errors ?? {};
        if (Object.keys(errors).length === 0) return;
        event.preventDefault();
        check.current?.showAll();
        focusFirst(event.currentTarget, errors);
      }}
    >
      <input type="hidden" name="intent" value="ask-document" />
      <TaxChoice isOpen isFree start={start} refused={refused?.errors} check={check} />
      <FormAlert of={refused} />
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('tax-documents.save')}
      </Button>
    </Form>
  );
}
