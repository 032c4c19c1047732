import { t } from '#messages/messages.ts';
import { presentCountry } from '#contract/core/countries/countries.ts';
import { isRefusedId } from '#contract/core/countries/id-kind.ts';
import { emailWords, plainEmail } from '#contract/core/fields/email-pattern.ts';
import { beginningOf, shortText, showsWords } from '#contract/core/fields/short-text.ts';
import type { NewCustomer } from '#server/people/accounts/move-customers.service.ts';
import type { RecordRow } from './record-columns.ts';
import type { customerHeadings } from './record-headings.ts';
import type { RecordProblem } from './record-problem.ts';

type Row = RecordRow<keyof typeof customerHeadings>;

/**
 * Returns the customers of a file. Only the e-mail address has to be right: of the rest, what the shop would not take is left out,
 * and the customer says it again.
 */
export function customersIn(rows: readonly Row[]): { customers: NewCustomer[]; problems: RecordProblem[] } {
  const customers = new Map<string, NewCustomer>();
  const problems: RecordProblem[] = [];
  for (const { row, text } of rows) {
    const email = plainEmail(text('email'));
    const key = email.toLowerCase();
    const reason = email === '' ? t('moving-in.noEmail') : emailWords(email, t('moving-in.badEmail', { email }));
    if (reason !== undefined) problems.push({ row, reason });
    else if (customers.has(key)) problems.push({ row, reason: t('moving-in.sameEmail', { email }) });
    else customers.set(key, { email, ...factsIn(text) });
  }
  return { customers: [...customers.values()], problems };
}

function factsIn(text: Row['text']): Omit<NewCustomer, 'email'> {
  const [first = '', ...others] = shortText(text('fullName')).split(' ');
  const kind = presentCountry().personalId;
  const document = kind.plain(text('document'));
  return {
    name: personNameOf(text('name') || first),
    lastname: personNameOf(text('lastname') || others.join(' ')),
    dni: document !== '' && document.length <= 20 && !isRefusedId(kind, document) ? document : null,
    phone: text('phone') || null,
    address: addressOf(text),
    acceptsAdvertising: /^(?:yes|true|1|s[ií]|x|subscribed|suscri[pt]+o)$/i.test(text('advertising')),
  };
}

/** Returns a name without the digits and signs that no name of the shop has; null for one that shows nothing then. */
export function personNameOf(text: string): string | null {
  const plain = shortText(text.replaceAll(/[^\p{L}\p{M} .,·‧'’‘´`\p{Pd}]/gu, ''));
  const name = beginningOf(plain, 60).trim();
  return showsWords(name) ? name : null;
}

function addressOf(text: Row['text']): string | null {
  const street = [text('address'), text('address2'), text('floor')].filter(Boolean).join(' ');
  const whole = shortText([street, text('zip'), text('city'), text('province')].filter(Boolean).join(', '));
  const line = beginningOf(whole, 200);
  return showsWords(line) ? line : null;
}
