import { presentCountry } from '#contract/core/countries/countries.ts';
import { hasWithdrawalRight } from '#contract/mail/letters/withdrawal-right.ts';
import { valuesOfLetter, type LetterKind } from '#contract/mail/letters/letters.ts';
import { exampleOf, type LetterTexts } from '#contract/mail/letters/letter.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Services } from '#server/core/context/context.ts';
import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';
import { deliveryPriceWords } from '#contract/delivery/delivery-words.ts';
import { claimLetters } from '#contract/mail/letters/claim-letters.ts';
import { orderValues } from '#contract/mail/letters/common-values.ts';
import { fromDecimal } from '#contract/core/money/money.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import { momentInWholeWords } from '#contract/core/time/whole-words.ts';
import { outcomeWords } from '#contract/sales/returns/return-state.ts';
import type { Email, EmailRow } from '../email.ts';
import type { LetterValue, ValuesOf } from './letter-values.ts';
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

/** Returns the rows of a block of a sample e-mail. They agree with the examples of the other values. */
function sampleRows(kind: LetterKind, name: string): readonly EmailRow[] {
  return (kind === 'withdrawal-received' ? withdrawal : (blocks[name] ?? goods))();
}

const shirt = lateTexts({
  name: () => t('mailing.sampleShirt'),
  detail: () => t('mailing.size', { size: 'M' }),
});

const goods = (): readonly EmailRow[] => [
  { ...shirt, value: formatPrice(fromDecimal(45_900)) },
  {
    name: t('mailing.sampleTShirts'),
    detail: t('mailing.size', { size: 'S' }),
    value: formatPrice(fromDecimal(45_900)),
  },
  {
    name: exampleOf(orderValues.entrega),
    detail: `Ana Paz\n${t('mailing.sampleStreet')}\n${t('mailing.sampleTown')}`,
    value: deliveryPriceWords(fromDecimal(0)),
  },
  { name: t('mailing.total'), value: exampleOf(orderValues.total), isSum: true },
];

const parcels = (): readonly EmailRow[] => [
  {
    name: t('mailing.sampleCarrier'),
    detail: t('mailing.trackingNumber', { number: '360001234567' }),
    value: t('mailing.items', { count: 2 }),
  },
  {
    name: t('mailing.sampleCarrier'),
    detail: t('mailing.trackingNumber', { number: '360001234568' }),
    value: t('mailing.items', { count: 1 }),
  },
];

const refund = (): readonly EmailRow[] => [
  { name: t('mailing.refunded'), value: formatPrice(fromDecimal(45_900)) },
  { name: t('mailing.keptOfOrder'), value: formatPrice(fromDecimal(45_900)), isSum: true },
];

const returned = (): readonly EmailRow[] => [
  { name: t('mailing.sampleReturnedShirt'), detail: outcomeWords.refund, value: '× 1' },
  { name: t('mailing.sampleReturnedTShirt'), detail: t('mailing.exchangeForSize', { size: 'M' }), value: '× 1' },
];

const withdrawal = (): readonly EmailRow[] => [
  { name: t('mailing.code'), value: '7K2M-9QXP' },
  { name: t('mailing.dateAndTime'), value: momentInWholeWords('2026-08-12T10:30-03:00') },
  { name: t('mailing.order'), value: t('mailing.orderNumber', { number: exampleOf(orderValues.orden) }) },
];

const claim = (): readonly EmailRow[] => [
  { name: t('mailing.claimNumber'), value: exampleOf(claimLetters['claim-received'].values.numero) },
  { name: t('mailing.dateAndTime'), value: momentInWholeWords('2026-08-12T10:30-03:00') },
  { name: t('claims.detail'), detail: t('mailing.sampleClaim'), value: '' },
];

const blocks: Readonly<Record<string, () => readonly EmailRow[]>> = {
  prendas: goods,
  envio: parcels,
  devolucion: refund,
  solicitud: returned,
  hoja: claim,
};
