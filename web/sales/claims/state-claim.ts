import { claimSheet } from '#contract/sales/claims/claim-words.ts';
import { claims, nothingStated } from '#contract/sales/claims/claims.ts';
import { toDecimal } from '#contract/core/money/money.ts';
import { parsePrice } from '#contract/core/money/typed-price.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';
import type { ClaimStep, SheetRow, TypedClaim } from './claim-step.ts';

/** An amount as the API takes it; a text that is none stays one, and is refused there. */
function amountIn(text: string): number | string | null {
  if (text === '') return null;
  const amount = parsePrice(text);
  return amount ? toDecimal(amount) : text;
}

const orNull = (text: string) => (text === '' ? null : text);

type Sent = Readonly<Record<string, unknown>>;

const books = { complaint: claims.complain, reversal: claims.reverse } as const;

type Book = (typeof books)[keyof typeof books];

/** What the form of a book asks for: all of its call but what the client makes. */
const fieldsOf = ({ input }: Book) => Object.keys(input.shape).filter((name) => name !== 'request');

function sheetOf({ input }: Book, sent: Sent): SheetRow[] {
  const { kind, name, email, ...stated } = { kind: 'reversal' as const, ...input.parse(sent) };
  return claimSheet({ kind, name, email, stated: { ...nothingStated, ...stated } });
}

/** Takes the form of a step, and returns the next one. No step tells whether there is such an order. */
export async function nextStep(api: ApiClient, form: FormData, of: keyof typeof books): Promise<ClaimStep> {
  const endpoint = books[of];
  const typed: TypedClaim = Object.fromEntries(fieldsOf(endpoint).map((name) => [name, formText(form, name).trim()]));
  const intent = formText(form, 'intent');
  if (intent === 'change') return { step: 'data', typed, errors: {}, detail: '' };
  const request = intent === 'confirm' ? formText(form, 'request') : crypto.randomUUID();
  const sent: Sent = {
    ...typed,
    request,
    amount: amountIn(typed['amount'] ?? ''),
    orderNumber: orNull(typed['orderNumber'] ?? ''),
  };
  const errors = schemaErrors(endpoint.input, sent);
  if (Object.keys(errors).length > 0) return { step: 'data', typed, errors, detail: '' };
  const sheet = sheetOf(endpoint, sent);
  if (intent !== 'confirm') return { step: 'confirm', typed, sheet, request };
  const recorded = await api.relay(endpoint, sent);
  if (recorded.ok) return { step: 'done', email: typed['email'] ?? '', sheet, receipt: recorded.value };
  const refused = Object.fromEntries(recorded.refusal.errors.map(({ path, message }) => [path, message]));
  const detail = Object.keys(refused).length > 0 ? '' : recorded.refusal.detail;
  return { step: 'data', typed, errors: refused, detail };
}
