/** The states of a copy of somebody's data. */
export const copyStates = ['asked', 'ready', 'failed'] as const;

/** What the links about an erasure do: close an account without a password, or keep a closed one. */
export const erasureLinkPurposes = ['erase', 'keep'] as const;

export type ErasureLinkPurpose = (typeof erasureLinkPurposes)[number];

/** How many days somebody has to change their mind after asking that the account be erased. */
export const graceDays = 7;

/** How long a copy of the data can be fetched, in hours. */
export const copyHours = 24;

/** How many copies a person gets in a day. */
export const mostCopiesADay = 3;
