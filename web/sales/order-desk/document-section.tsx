import { t } from '#messages/messages.ts';
import { useState, type ReactNode } from 'react';
import { href } from 'react-router';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { taxDataRows } from '#contract/people/tax-data/tax-data.ts';
import { documentName } from '#contract/sales/tax-documents/document-words.ts';
import type { DeskDocument, DeskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { May, useMay } from '#web/core/session/may.tsx';
import { DocumentFiles } from '../orders/document-files.tsx';
import { AttachDocument } from './attach-document.tsx';
import { missingDocuments, withdrawal, type DocumentsPart } from './desk-documents.ts';

/** Where the section is on its page. */
export const documentSectionId = 'documents';

/**
 * 'Factura': one line, which opens what the buyer gave for it, the documents with their files, and the forms that attach what is
 * missing. Of an order that waits for a document it is open at first, and stays as it is while one works in it.
 */
export function DocumentSection({ documents }: { readonly documents: DocumentsPart }) {
  const missing = missingDocuments(documents.view);
  const [wasOpen] = useState(missing.invoice || missing.notes.length > 0);
  return (
    <section aria-labelledby="documents-title" className="border-x border-b border-line bg-paper px-6 md:px-12">
      <details id={documentSectionId} open={wasOpen} className="group">
        <summary className="flex min-h-14 list-none items-center gap-x-4 text-small">
          <h2 id="documents-title" className="label text-stone">
            {t('tax-documents.section')}
          </h2>
          <span className="min-w-0 flex-1 truncate text-stone">{stateOf(documents.view)}</span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="down" size={16} />
          </span>
        </summary>
        <div className="grid gap-4 pb-6">
          <Documents documents={documents} />
        </div>
      </details>
    </section>
  );
}

/** The section in one line: what is missing, the numbers of what is there, or why nothing is needed. */
function stateOf(view: DeskDocuments): string {
  const missing = missingDocuments(view);
  if (missing.invoice) return t('tax-documents.invoiceMissing');
  if (missing.notes.length > 0) return t('tax-documents.noteMissing', { document: documentName('credit_note') });
  if (view.documents.length > 0) return view.documents.map(({ number }) => number).join(', ');
  return view.asked ? t('tax-documents.givenBack') : t('tax-documents.nobodyAsked');
}

function Documents({ documents }: { readonly documents: DocumentsPart }) {
  const { view, attachTo, fileAt } = documents;
  const { asked, canAttach, refunds } = view;
  const may = useMay();
  const [doubt, setDoubt] = useState('');
  const invoice = view.documents.find(({ kind }) => kind === 'invoice');
  return (
    <>
      {asked ? <Asked asked={asked} /> : <p className="text-small text-stone">{t('tax-documents.notAsked')}</p>}
      {doubt !== '' && (
        <p role="alert" className="text-small text-danger">
          {doubt}
        </p>
      )}
      {!canAttach && <p className="text-small text-stone">{t('tax-documents.afterPayment')}</p>}
      {view.documents.map((one) => (
        <Attached key={one.id} reference={view.reference} document={one} refunds={refunds} fileAt={fileAt}>
          <AttachDocument
            to={attachTo}
            of={one.refund ?? 'invoice'}
            present={one.id}
            started={one.number}
            isExtra
            name={documentName(one.kind)}
            onDoubt={setDoubt}
          />
        </Attached>
      ))}
      {may('orders.fulfil') && canAttach && !invoice && (
        <AttachDocument
          to={attachTo}
          of="invoice"
          present="none"
          started=""
          name={documentName('invoice')}
          onDoubt={setDoubt}
        />
      )}
      {missingDocuments(view).notes.map(({ request, amount, at }) => (
        <div key={request} className="grid gap-2 border-t border-line pt-3">
          <p className="text-small">
            {t('tax-documents.missingNote', { amount: formatPrice(amount), moment: momentInWords(at) })}
          </p>
          <May do="orders.fulfil">
            <AttachDocument
              to={attachTo}
              of={request}
              present="none"
              started=""
              name={documentName('credit_note')}
              onDoubt={setDoubt}
            />
          </May>
        </div>
      ))}
    </>
  );
}

/** What the buyer gave, to copy it into the program that makes the document. */
function Asked({ asked: { at, data } }: { readonly asked: NonNullable<DeskDocuments['asked']> }) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-stone">{t('tax-documents.askedAt', { moment: momentInWords(at) })}</p>
      <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
        {taxDataRows(data).map(([name, value]) => (
          <div key={name}>
            <dt className="label text-stone">{name}</dt>
            <dd className="wrap-anywhere select-all">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type AttachedProps = {
  readonly reference: string;
  readonly document: DeskDocument;
  readonly refunds: DeskDocuments['refunds'];
  readonly fileAt: string;
  readonly children: ReactNode;
};

function Attached({ reference, document, refunds, fileAt, children }: AttachedProps) {
  const { id, kind, number, attachedAt, types, refund } = document;
  const ofRefund = refunds.find(({ request }) => request === refund);
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-small">
      <p className="font-medium wrap-anywhere">{`${documentName(kind)} ${number}`}</p>
      <p className="text-stone">
        {[
          t('tax-documents.attachedOn', { moment: momentInWords(attachedAt) }),
          ofRefund &&
            t('tax-documents.ofRefund', { amount: formatPrice(ofRefund.amount), moment: momentInWords(ofRefund.at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <DocumentFiles fileAt={fileAt} id={id} types={types} />
        <May do="orders.fulfil">
          <Withdraw reference={reference} document={document} />
        </May>
      </div>
      <May do="orders.fulfil">
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">
            {t('tax-documents.addFile')}
          </summary>
          {children}
        </details>
      </May>
    </div>
  );
}

function Withdraw({ reference, document: { id, kind, number } }: Pick<AttachedProps, 'reference' | 'document'>) {
  const [isAsked, setIsAsked] = useState(false);
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('order-desk.actionFailed'),
    check: t('order-desk.checkOrder'),
    told: 'beside',
  });
  useToast(data);
  const action = href('/admin/orders/:payment_id', { payment_id: reference });
  return (
    <>
      <Button tone="quiet" size="small" className="min-h-11" busy={isBusy} onClick={() => setIsAsked(true)}>
        {t('tax-documents.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('tax-documents.withdrawQuestion', { document: documentName(kind), number })}
        confirm={t('tax-documents.withdraw')}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          void submit({ intent: withdrawal, reference, id }, { method: 'post', action });
        }}
      >
        {t('tax-documents.withdrawHint')}
      </ConfirmDialog>
      {notice}
    </>
  );
}
