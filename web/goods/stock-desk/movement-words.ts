import { t } from '#messages/messages.ts';
import type { ChangeReason, MovementCause, MovementKind } from '#contract/goods/stock/movement-kinds.ts';
import type { Movement } from '#contract/goods/stock/movement-history.ts';
import { actorWords } from '#web/sales/order-desk/move-words.ts';

const kindWords: Readonly<Record<MovementKind, string>> = {
  opening: t('stock-desk.opening'),
  sale: t('stock-desk.sale'),
  release: t('stock-desk.release'),
  return: t('stock-desk.return'),
  exchange: t('stock-desk.exchange'),
  count: t('stock-desk.count'),
  delivery: t('stock-desk.delivery'),
  correction: t('stock-desk.correction'),
  removed: t('stock-desk.removed'),
  unnamed: t('stock-desk.unnamed'),
};

const causeWords: Readonly<Record<MovementCause, string>> = {
  damaged: t('stock-desk.damaged'),
  lost: t('stock-desk.lost'),
  found: t('stock-desk.found'),
  own_use: t('stock-desk.ownUse'),
  mistake: t('stock-desk.mistake'),
  other: t('stock-desk.other'),
};

/** What an administrator says of a change, as a list of choices. */
export const reasonWords: Readonly<Record<ChangeReason, string>> = {
  count: kindWords.count,
  delivery: kindWords.delivery,
  ...causeWords,
};

/** Returns what a movement was: 'Corrección: prenda dañada'. */
export function movementWords({ kind, cause }: Pick<Movement, 'kind' | 'cause'>): string {
  return cause === null ? kindWords[kind] : t('stock-desk.correctionBecause', { cause: causeWords[cause] });
}

/** Returns who made a movement; empty if nobody explained it. */
export function moverWords({ actor }: Pick<Movement, 'actor'>): string {
  return actor === '' ? '' : actorWords(actor);
}

/** Returns a change with its sign: '+3', '−2'. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** Returns what was left after a movement: '3', and of a pre-order '0 (esperan 2)'. */
export function leftWords({ stock, waiting }: Pick<Movement, 'stock' | 'waiting'>): string {
  return waiting === 0 ? String(stock) : t('preorders.owed', { stock, waiting });
}
