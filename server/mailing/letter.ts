/** What a letter says, before it has a form. Everything is plain text; the form escapes it. */
export type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The address of a picture above the text. */
  readonly image?: string;
  readonly paragraphs: readonly string[];
  /** Goods or amounts: a name to the left, a value to the right. The last one may be a sum. */
  readonly rows?: readonly { readonly name: string; readonly value: string; readonly isSum?: boolean }[];
  readonly button?: { readonly text: string; readonly url: string };
  /** Where a reader ends letters of this kind. */
  readonly unsubscribeUrl?: string;
  /** What is said below, smaller. */
  readonly note?: string;
};
