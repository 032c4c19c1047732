/**
 * Where a product stands: being prepared, public from a time on, public, or put away. Only published ones are anywhere public; a
 * scheduled one becomes published when its time has come.
 */
export const productStates = ['draft', 'scheduled', 'published', 'archived'] as const;

export type ProductState = (typeof productStates)[number];

/** The states that need no time. */
export const plainStates = ['draft', 'published', 'archived'] as const satisfies readonly ProductState[];

export type PlainState = (typeof plainStates)[number];
