/** The largest file of products, in bytes: a zip with the pictures of a small shop, or a table of any. */
export const mostImportBytes = 104_857_600;

/** What becomes of a product of a file. */
export const fates = ['new', 'changed', 'unchanged', 'wrong'] as const;

export type Fate = (typeof fates)[number];

/**
 * The states of an import. It is 'reading' until its preview is there, or it is 'refused'; after 'writing' it is 'written',
 * after 'undoing' it is 'undone'.
 */
export const importStates = ['reading', 'refused', 'preview', 'writing', 'written', 'undoing', 'undone'] as const;

export type ImportState = (typeof importStates)[number];

/** How many products of a file a page of its preview shows. */
export const importPageSize = 50;
