export type AdminLink = {
  readonly to: string;
  readonly text: string;
  /** Other addresses of the same screen. */
  readonly also?: readonly string[];
  /** The beginnings of the addresses of its entries, such as the form of one product. */
  readonly inside?: readonly string[];
  /** Other words by which people look for it. */
  readonly words: string;
  /** False for a screen that a shop in its country does not need; always shown if it is left out. */
  readonly isNeeded?: () => boolean;
};

/** The groups of the menu of the back office, the most used first. */
export type DeskGroup = 'home' | 'sales' | 'catalogue' | 'people' | 'content' | 'system';

/** What an area adds to the groups of the menu. */
export type DeskLinks = Readonly<Partial<Record<DeskGroup, readonly AdminLink[]>>>;
