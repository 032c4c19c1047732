/** A line of an e-mail's table. */
export type EmailRow = {
  readonly name: string;
  /** A second line below the name, in smaller type. */
  readonly detail?: string;
  readonly value: string;
  readonly isSum?: boolean;
  /** An address that the name links to. */
  readonly url?: string;
  /** The path of a picture in the shop: JPEG, because not all mail programs show newer formats. */
  readonly picture?: string | undefined;
};

/** The content of an e-mail, before it is rendered. Everything is plain text; rendering escapes it. */
export type Email = {
  readonly subject: string;
  readonly title: string;
  readonly subtitle?: string;
  /** The address of a picture above the text. */
  readonly image?: string;
  readonly paragraphs: readonly string[];
  /** Products or amounts: a name to the left, a value to the right. The last one may be a sum. */
  readonly rows?: readonly EmailRow[];
  readonly button?: { readonly text: string; readonly url: string };
  /** The unsubscribe link for e-mails of this kind. */
  readonly unsubscribeUrl?: string;
  /** A note below, in smaller type. */
  readonly note?: string;
};
