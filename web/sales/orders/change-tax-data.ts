import { redirect } from 'react-router';
import { linkedDocuments, taxDocuments } from '#contract/sales/tax-documents/tax-documents.ts';
import type { ApiClient, Refusal } from '#web/core/api-client/api-client.ts';
import { firstErrors } from '#web/core/forms/schema-errors.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { sentTaxData, taxFieldNames, taxFieldPrefix, type TaxDataValues } from '#web/people/tax-data/sent-tax-data.ts';

/** A request for a tax document that was rejected: what was sent, and why. */
export type RefusedTaxData = {
  readonly of: 'tax-data';
  readonly values: TaxDataValues | null;
  readonly errors: FieldErrors;
  readonly detail: string;
};

const intents = ['ask-document', 'drop-document'] as const;

type Whose = { readonly reference: string } | { readonly token: string };

/**
 * Asks for the tax document of an order, changes the data, or takes the request back, and shows the page at `page` then. Returns
 * undefined for a form of another section.
 */
export async function changeTaxData(
  api: ApiClient,
  form: FormData,
  { whose, page }: { readonly whose: () => Whose | Promise<Whose>; readonly page: string },
): Promise<Response | RefusedTaxData | undefined> {
  const intent = intents.find((one) => one === form.get('intent'));
  if (!intent) return undefined;
  const values = intent === 'ask-document' ? (sentTaxData(form) ?? null) : null;
  const of = await whose();
  const sent =
    'token' in of
      ? await api.relay(linkedDocuments.ask, { token: of.token, data: values })
      : await api.relay(taxDocuments.ask, { reference: of.reference, data: values });
  return sent.ok ? redirect(page) : refused(values, sent.refusal);
}

function refused(values: TaxDataValues | null, { errors, detail }: Refusal): RefusedTaxData {
  const own = errors.map(({ path, message }) => ({ path: path.replace(/^data\./, taxFieldPrefix), message }));
  return { of: 'tax-data', values, errors: firstErrors(own, taxFieldNames), detail };
}
