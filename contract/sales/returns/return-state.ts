import { lateTexts } from '#messages/late-texts.ts';
import { t } from '#messages/messages.ts';

/**
 * The states of a return: goods of a purchase that its buyer sends back, for the money or for another size. `rejected` and
 * `cancelled` end it before anything came back; `closed` ends it after the inspection.
 */
export const returnStates = ['requested', 'accepted', 'rejected', 'cancelled', 'received', 'closed'] as const;

export type ReturnState = (typeof returnStates)[number];

/** How people call the states; they are said of a 'solicitud'. */
export const returnWords = lateTexts({
  requested: () => t('return-state.requested'),
  accepted: () => t('return-state.accepted'),
  rejected: () => t('return-state.rejected'),
  cancelled: () => t('return-state.cancelled'),
  received: () => t('return-state.received'),
  closed: () => t('return-state.closed'),
}) satisfies Record<ReturnState, string>;

/** Who makes a move: the buyer, or an administrator. */
export type ReturnParty = 'buyer' | 'owner';

type ReturnMove = { readonly from: ReturnState; readonly to: ReturnState; readonly by: ReturnParty };

/** Every move there is, as data. None leads back, so the state that a person saw says which version they judged. */
export const returnMoves = [
  { from: 'requested', to: 'accepted', by: 'owner' },
  { from: 'requested', to: 'rejected', by: 'owner' },
  { from: 'requested', to: 'cancelled', by: 'buyer' },
  { from: 'accepted', to: 'cancelled', by: 'buyer' },
  // The goods did not come in time.
  { from: 'accepted', to: 'rejected', by: 'owner' },
  { from: 'accepted', to: 'received', by: 'owner' },
  { from: 'received', to: 'closed', by: 'owner' },
] as const satisfies readonly ReturnMove[];

/** Returns the states that a party can move a return to. */
export function nextReturnStates(from: ReturnState, by: ReturnParty): ReturnState[] {
  return returnMoves.filter((move) => move.from === from && move.by === by).map(({ to }) => to);
}

/** True for the states in which the units of a return cannot be asked to go back once more. */
export const countsUnits = {
  requested: true,
  accepted: true,
  rejected: false,
  cancelled: false,
  received: true,
  closed: true,
} as const satisfies Record<ReturnState, boolean>;

type LineUnits = {
  /** The units that were bought and sent. */
  readonly sent: number;
  /** Those that were refunded without a return. */
  readonly refunded: number;
  /** Those in returns that count. */
  readonly returned: number;
};

/** Returns how many units of a line can still be sent back. */
export function unitsReturnable({ sent, refunded, returned }: LineUnits): number {
  return Math.max(0, sent - refunded - returned);
}

/** Why a unit comes back, if the buyer says so. */
export const returnReasons = ['too_small', 'too_big', 'not_expected', 'damaged', 'wrong_product', 'other'] as const;

export type ReturnReason = (typeof returnReasons)[number];

export const reasonWords = lateTexts({
  too_small: () => t('return-state.tooSmall'),
  too_big: () => t('return-state.tooBig'),
  not_expected: () => t('return-state.notExpected'),
  damaged: () => t('return-state.damaged'),
  wrong_product: () => t('return-state.wrongProduct'),
  other: () => t('return-state.other'),
}) satisfies Record<ReturnReason, string>;

/** What the buyer wants for a line. */
export const returnWishes = ['refund', 'exchange'] as const;

/** What became of a line at the inspection. `nothing`: neither money nor another size, which the owner explains. */
export const returnOutcomes = ['refund', 'exchange', 'nothing'] as const;

export type ReturnOutcome = (typeof returnOutcomes)[number];

export const outcomeWords = lateTexts({
  refund: () => t('return-state.refund'),
  exchange: () => t('return-state.exchange'),
  nothing: () => t('return-state.nothing'),
}) satisfies Record<ReturnOutcome, string>;
