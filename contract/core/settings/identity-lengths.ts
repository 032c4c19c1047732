/**
 * The longest name, description and motto of a shop, in characters. A home page that nobody arranged begins with them, so its
 * opening has room for each.
 */
export const identityLengths = { name: 40, description: 160, motto: 120 } as const;
