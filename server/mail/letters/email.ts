/** A line of an e-mail's table. */
export type EmailRow = {
  readonly name: string;
  /** A second line below the name, in smaller type. */
  readonly detail?: string;
  /** '' for a row whose detail is long: it has the whole width. */
  readonly value: string;
  readonly isSum?: boolean;
  /** An address that the name links to. */
  readonly url?: string;
  /** The path of a picture in the shop: JPEG, because not all mail programs show newer formats. */
  readonly picture?: string | undefined;
};

/** A part of a paragraph: in bold type, or linked to an address. */
export type EmailRun = { readonly text: string; readonly isBold?: boolean; readonly url?: string };

/** A part of an e-mail. Rows are products or amounts: a name to the left, a value to the right; the last may be a sum. */
export type EmailPart =
  | { readonly is: 'paragraph'; readonly runs: readonly EmailRun[] }
  | { readonly is: 'rows'; readonly rows: readonly EmailRow[] }
  | { readonly is: 'button'; readonly text: string; readonly url: string };

/** The content of an e-mail, before it is rendered. Everything is plain text; rendering escapes it. */
export type Email = {
  readonly subject: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The address of a picture above the text. */
  readonly image?: string;
  readonly parts: readonly EmailPart[];
  /** Paragraphs below, in smaller type. */
  readonly notes?: readonly (readonly EmailRun[])[];
  /** The unsubscribe link for e-mails of this kind. */
  readonly unsubscribeUrl?: string;
};
