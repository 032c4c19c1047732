import { t } from '#messages/messages.ts';

/** The parts of a letter that its owner writes: plain text with named values such as {{orden}}. */
export type LetterTexts = {
  readonly subject: string;
  readonly title: string;
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
  /** Paragraphs in smaller type, below the text; '' for none. */
  readonly note: string;
};

/** The fields of a letter, as forms, errors and the audit log name them. */
export const letterFields = ['subject', 'title', 'text', 'note'] as const satisfies (keyof LetterTexts)[];

export type LetterField = (typeof letterFields)[number];

/** What stands for a name: a text, an address that links lead to, or a part that the shop makes, such as a table. */
export type NamedValue = {
  readonly is: 'text' | 'link' | 'block';
  /** What it is, in words for the owner. */
  readonly means: () => string;
  /** A text; of a link a path of the shop; '' for a block. A function if it depends on the shop's country. */
  readonly example: string | (() => string);
  /** True if some letters have none: a paragraph that names it is then left out. */
  readonly canMiss: boolean;
};

export type NamedValues = Readonly<Record<string, NamedValue>>;

/** Where the list of letters shows a kind, and the heading there. */
export const letterGroups = {
  account: () => t('letter.group.account'),
  purchase: () => t('letter.group.purchase'),
  delivery: () => t('letter.group.delivery'),
  return: () => t('letter.group.return'),
  news: () => t('letter.group.news'),
  owner: () => t('letter.group.owner'),
} as const;

/** A kind of e-mail that the shop sends by itself. Its original texts are in the catalogues (original-letters.ts). */
export type Letter = {
  readonly group: keyof typeof letterGroups;
  readonly name: () => string;
  /** When it is sent, in a sentence. */
  readonly when: () => string;
  readonly values: NamedValues;
  /** The names that its text or note must have, because the letter is useless or unlawful without them. */
  readonly needs: readonly string[];
};

/** Returns a letter with its exact type. */
export function letter<const Kind extends Letter>(kind: Kind): Kind {
  return kind;
}

/** Returns a value that is a text. */
export function textValue<const Example extends NamedValue['example']>(means: () => string, example: Example) {
  return { is: 'text', means, example, canMiss: false } as const;
}

/** Returns a value that is an address; `path` is an example. */
export function linkValue(means: () => string, path: `/${string}`) {
  return { is: 'link', means, example: path, canMiss: false } as const;
}

/** Returns a value that is a part of the letter. */
export function blockValue(means: () => string) {
  return { is: 'block', means, example: '', canMiss: false } as const;
}

/** Returns the same value for letters that do not always have it. */
export function orNone<const Value extends NamedValue>(
  value: Value,
): Omit<Value, 'canMiss'> & { readonly canMiss: true } {
  return { ...value, canMiss: true };
}

/** Returns the example of a value. */
export function exampleOf({ example }: NamedValue): string {
  return typeof example === 'string' ? example : example();
}
