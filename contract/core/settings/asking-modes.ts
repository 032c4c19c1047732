/** Whether buyers may ask for a tax document at the purchase, have to, or are not asked. */
export const askingModes = ['may', 'must', 'no'] as const;
