import { presentCountry } from '#contract/core/countries/present-country.ts';
import { hasWithdrawalRight } from '#contract/mail/letters/withdrawal-right.ts';
import { valuesOfLetter } from '#contract/mail/letters/letters.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import { exampleOf } from '#contract/mail/letters/letter.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Services } from '#server/core/context/context.ts';
import type { Email } from '../email.ts';
import type { LetterValue, ValuesOf } from './letter-values.ts';
import { sampleRows } from './sample-rows.ts';
import { writeLetter } from './write-letter.ts';

type Needs = Pick<Services, 'letters' | 'settings'>;

/** Returns an e-mail of a kind with its present texts: the owner's, or the original ones. */
export function filledLetter<Kind extends LetterKind>(
  { letters, settings }: Needs,
  kind: Kind,
  values: ValuesOf<Kind>,
): Email {
  const all = { ...commonFilling(settings.publicUrl), ...values };
  return writeLetter(letters.current(kind), { names: valuesOfLetter(kind), values: all });
}

/** Returns how an e-mail with these texts would look, with examples as its values. */
export function sampleLetter(kind: LetterKind, texts: LetterTexts, publicUrl: string): Email {
  const names = valuesOfLetter(kind);
  const values = Object.entries(names).map(([name, value]): [string, LetterValue] => {
    if (isAbsentHere(name)) return [name, undefined];
    if (value.is === 'block') return [name, sampleRows(kind, name)];
    return [name, value.is === 'link' ? `${publicUrl}${exampleOf(value)}` : exampleOf(value)];
  });
  return writeLetter(texts, { names, values: Object.fromEntries(values) });
}

/** True for what the law of the shop's country does not give. */
function isAbsentHere(name: string): boolean {
  if (name === 'enlace_arrepentimiento') return !hasWithdrawalRight();
  return name === 'costo' && presentCountry().duties.withdrawal?.isReturnFree !== true;
}

function commonFilling(publicUrl: string): Readonly<Record<string, LetterValue>> {
  const { name, contact } = shop();
  return {
    tienda: name,
    enlace_tienda: publicUrl,
    telefono: contact.phone ?? undefined,
    whatsapp: contact.whatsApp ?? undefined,
    correo_tienda: contact.email ?? undefined,
  };
}
