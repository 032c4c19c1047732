/** What can be printed of orders: packing slips, address labels, and one list of what to take from the shelves. */
export const printedKinds = ['slips', 'labels', 'pick-list'] as const;

export type PrintedKind = (typeof printedKinds)[number];
