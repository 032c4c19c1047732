import type { RouterContextProvider } from 'react-router';
import { documentDesk, type DeskDocuments } from '#contract/sales/tax-documents/document-desk.ts';
import { taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import { t } from '#messages/messages.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf, apiContext, type ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** The tax documents of an order, where a file is sent (`:of`, `:present`, `:number`), and where one is (`:id`, `:type`). */
export type DocumentsPart = {
  readonly view: DeskDocuments;
  readonly attachTo: string;
  readonly fileAt: string;
};

/** Loads the tax documents of an order for the desk. */
export async function loadDeskDocuments(
  context: Readonly<RouterContextProvider>,
  reference: string,
): Promise<DocumentsPart> {
  const { apiBase } = context.get(apiContext);
  const at = (path: string) => `${apiBase}${path.replace(':reference', reference)}`;
  return {
    view: await apiClientOf(context).load(documentDesk.ofOrder, { reference }),
    attachTo: at(documentDesk.attach.path),
    fileAt: at(taxDocuments.file.path),
  };
}

/** What is to be attached to an order: the invoice that was asked for, and of one that is there the notes of what was given back. */
export function missingDocuments({ asked, documents, refunds, isGivenBack }: DeskDocuments) {
  const hasInvoice = documents.some(({ kind }) => kind === 'invoice');
  return {
    invoice: asked !== null && !hasInvoice && !isGivenBack,
    notes: hasInvoice ? refunds.filter(({ request }) => !documents.some(({ refund }) => refund === request)) : [],
  };
}

/** The form that takes a document away. */
export const withdrawal = 'withdraw-document';

export function isWithdrawal(form: FormData): boolean {
  return form.get('intent') === withdrawal;
}

/** Takes a tax document away. */
export async function withdrawDocument(api: ApiClient, form: FormData): Promise<ActionOutcome> {
  const asked = { reference: formText(form, 'reference'), id: formText(form, 'id') };
  return outcomeOf(await api.submit(documentDesk.withdraw, asked), t('tax-documents.withdrawn'));
}
