/** The query of the page for somebody whose copy is no longer there. */
export const goneKey = 'vencida';

/** The query parameter of the page with the day on which the account, which was just closed, is erased. */
export const closedKey = 'cerrada';

/** What became of a form of the page. */
export type OwnDataOutcome = {
  readonly of: 'copy' | 'erase' | 'link';
  /** Where a link was sent. */
  readonly sentTo?: string;
  readonly refused?: { readonly detail: string; readonly errors: Readonly<Partial<Record<string, string>>> };
};
