import type { RouterContextProvider } from 'react-router';
import { linkedDocuments, taxDocuments, type DocumentsOfBuyer } from '#contract/sales/tax-documents/tax-documents.ts';
import { taxKey } from '#web/people/tax-data/tax-choice.tsx';
import { apiClientOf, apiContext } from '#web/core/api-client/api-client.ts';
import type { DocumentsPart } from './tax-section.tsx';

type Asked = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** Loads the tax documents of one's own order. */
export async function loadDocuments({ request, context }: Asked, reference: string): Promise<DocumentsPart> {
  const { apiBase } = context.get(apiContext);
  const api = apiClientOf(context);
  const view = await api.load(taxDocuments.ofOrder, { reference });
  const isOpen = isOpened(request);
  // What was given the last time is asked for by those alone who open the form.
  const last = isOpen && view.canAsk && !view.isAsked ? (await api.load(taxDocuments.last, {})).data : null;
  return {
    view,
    isOpen,
    start: view.data ?? last,
    fileAt: `${apiBase}${taxDocuments.file.path.replace(':reference', reference)}`,
  };
}

/** The same by the link of an order: whoever has it sees no data of the buyer. */
export async function loadLinkedDocuments({ request, context }: Asked, token: string): Promise<DocumentsPart> {
  const { apiBase } = context.get(apiContext);
  const view: DocumentsOfBuyer = await apiClientOf(context).load(linkedDocuments.ofOrder, { token });
  const fileAt = `${apiBase}${linkedDocuments.file.path.replace(':token', token)}`;
  return { view, isOpen: isOpened(request), start: null, fileAt };
}

const isOpened = (request: Request) => new URL(request.url).searchParams.has(taxKey);
