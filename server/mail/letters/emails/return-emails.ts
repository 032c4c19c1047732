import { t } from '#messages/messages.ts';
import { nameWithColor } from '#contract/goods/garment/name-with-color.ts';
import { formatPrice } from '#contract/core/money/price-words.ts';
import type { DeskReturn } from '#contract/sales/returns/return-desk.ts';
import { outcomeWords } from '#contract/sales/returns/return-state.ts';
import { dayWords, lastDayOf } from '#contract/core/time/shop-time.ts';
import type { Services } from '#server/core/context/context.ts';
import type { ReturnEmailKind } from '#server/core/outbox/email-kinds.service.ts';
import type { Email, EmailRow } from '../email.ts';
import { filledLetter } from '../letters/filled-letter.ts';
import type { ValuesOf } from '../letters/letter-values.ts';

type Told = { readonly told: DeskReturn; readonly url: string };
type Needs = Pick<Services, 'letters' | 'settings'>;

/** Returns the e-mail about a move of a return. */
export function returnEmail(services: Needs, kind: ReturnEmailKind, { told, url }: Told): Email {
  const { number, lines, place, until, answer, buyer } = told;
  const isClosed = kind === 'return-closed';
  const values: ValuesOf<'return-requested'> & ValuesOf<'return-accepted'> & ReturnAnswer = {
    nombre: buyer?.name ?? undefined,
    orden: String(number),
    enlace: url,
    tipo: whatIsAsked(lines),
    solicitud: [...lines.map(rowOf), ...(isClosed ? moneyRow(told) : [])],
    reserva: lines.some(({ wants }) => wants === 'exchange') ? t('mailing.goodsReserved') : undefined,
    lugar: place ?? '',
    hasta: until === null ? undefined : dayWords(lastDayOf(until)),
    respuesta: answer,
    ...outcomeOf(told),
  };
  return filledLetter(services, kind, values);
}

type ReturnAnswer = ValuesOf<'return-rejected'> & Omit<ValuesOf<'return-closed'>, 'respuesta'>;

function moneyRow({ refund }: DeskReturn): readonly EmailRow[] {
  return refund ? [{ name: t('mailing.moneyBack'), value: formatPrice(refund), isSum: true }] : [];
}

function whatIsAsked(lines: DeskReturn['lines']): string {
  const hasRefund = lines.some(({ wants }) => wants === 'refund');
  const hasExchange = lines.some(({ wants }) => wants === 'exchange');
  if (hasRefund && hasExchange) return t('mailing.returnAndExchange');
  return hasExchange ? t('mailing.exchange') : t('mailing.return');
}

function rowOf(line: DeskReturn['lines'][number]): EmailRow {
  const { size, quantity, wants, wantedSize, sentSize, outcome } = line;
  const exchanged = sentSize ?? wantedSize ?? '';
  const isExchange = (outcome ?? wants) === 'exchange';
  const decided = isExchange ? t('mailing.exchangeForSize', { size: exchanged }) : outcomeWords[outcome ?? 'refund'];
  return {
    name: t('mailing.itemOfSize', { name: nameWithColor(line), size }),
    detail: decided,
    value: `× ${quantity}`,
  };
}

function outcomeOf({ lines, parcel, refund }: DeskReturn) {
  const hasExchange = lines.some(({ outcome }) => outcome === 'exchange');
  const carrier = parcel?.carrier ?? t('mailing.byShop');
  const number = parcel?.trackingNumber ?? '';
  const sender = number === '' ? carrier : t('mailing.carrierTracked', { carrier, number });
  return {
    dinero: refund ? formatPrice(refund) : undefined,
    transporte: hasExchange ? sender : undefined,
    enlace_cambio: parcel?.link ?? undefined,
  };
}
