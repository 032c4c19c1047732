/**
 * What changes the units of a size. 'opening' is what it had when it was added, or when the ledger began; 'sale' what an order holds
 * and 'release' what it lets go of when it ends unpaid; 'return' what came back from a buyer; 'exchange' what goes out, or is held to,
 * instead of something else; 'removed' what was left when it was deleted; 'unnamed' what nobody explained.
 */
export const movementKinds = [
  'opening',
  'sale',
  'release',
  'return',
  'exchange',
  'count',
  'delivery',
  'correction',
  'removed',
  'unnamed',
] as const;

export type MovementKind = (typeof movementKinds)[number];

/** Why somebody corrected the units. */
export const movementCauses = ['damaged', 'lost', 'found', 'own_use', 'mistake', 'other'] as const;

export type MovementCause = (typeof movementCauses)[number];

/** What an administrator may say of a change of units: a count, a delivery, or why it is corrected. */
export const changeReasons = ['count', 'delivery', ...movementCauses] as const;

export type ChangeReason = (typeof changeReasons)[number];

/** The longest note of a movement, in characters. */
export const mostNote = 200;
