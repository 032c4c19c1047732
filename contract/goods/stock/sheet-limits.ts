/** What is written on a sheet: a delivery that arrived, or units that were counted. */
export const sheetKinds = ['delivery', 'count'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** The most sizes of a sheet. */
export const mostLines = 1000;

/** The most units that come with one line, and that a size can be counted to. */
export const mostUnits = 99_999;
