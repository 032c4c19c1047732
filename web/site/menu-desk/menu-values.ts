import { t } from '#messages/messages.ts';
import { z } from 'zod';
import {
  menuLists,
  type FooterGroup,
  type LinkTarget,
  type MenuEntry,
  type MenuLink,
} from '#contract/site/menu-rules.ts';
import type { FormWords } from '#web/core/forms/field-conflicts.ts';

/** A link in the form; the key stays its own when it is moved. */
export type LinkValue = { readonly key: string; readonly text: string; readonly target: LinkTarget };

/** An entry of the menu or a group of the footer: links below a title, which in the menu is a link too. */
export type BranchValue = {
  readonly key: string;
  readonly text: string;
  readonly target: LinkTarget | null;
  readonly links: readonly LinkValue[];
};

export type MenuValues = { readonly main: readonly BranchValue[]; readonly footer: readonly BranchValue[] };

/** The menu that the form was opened with. */
export type OpenedMenu = { readonly values: MenuValues; readonly version: number | undefined };

type Keyed = { readonly key: string };

let keys = 0;

/** Returns the key of a new entry, which no loaded one has. */
export function newKey(): string {
  keys += 1;
  return `new-${keys}`;
}

const linksOf = (key: string, links: readonly MenuLink[]) =>
  links.map(({ text, target }, at): LinkValue => ({ key: `${key}-${at}`, text, target }));

type Menu = { readonly main: readonly MenuEntry[]; readonly footer: readonly FooterGroup[] };

/** Returns the form values of a menu. The keys are the same on the server and in the browser. */
export function menuValues({ main, footer }: Menu): MenuValues {
  return {
    main: main.map(({ text, target, links }, at) => {
      const key = `main-${at}`;
      return { key, text, target, links: linksOf(key, links) };
    }),
    footer: footer.map(({ title, links }, at) => {
      const key = `footer-${at}`;
      return { key, text: title, target: null, links: linksOf(key, links) };
    }),
  };
}

const sentLinks = (links: readonly LinkValue[]) => links.map(({ text, target }) => ({ text, target: { ...target } }));

/** Returns what the server is sent. */
export function sentMenu({ main, footer }: MenuValues) {
  return {
    main: main.flatMap(({ text, target, links }) =>
      target ? [{ text, target: { ...target }, links: sentLinks(links) }] : [],
    ),
    footer: footer.map(({ text, links }) => ({ title: text, links: sentLinks(links) })),
  };
}

/** Returns a list with an entry in the place of the one with its key, or at the end. */
export function withEntry<Entry extends Keyed>(list: readonly Entry[], entry: Entry): readonly Entry[] {
  const isThere = list.some(({ key }) => key === entry.key);
  return isThere ? list.map((one) => (one.key === entry.key ? entry : one)) : [...list, entry];
}

/** Returns a list with an entry that was removed from a place, unless it is there again. */
export function putBack<Entry extends Keyed>(list: readonly Entry[], entry: Entry, at: number): readonly Entry[] {
  return list.some(({ key }) => key === entry.key) ? list : list.toSpliced(at, 0, entry);
}

/** The menu as it is kept over an expired session: what is typed, and what it was opened with. */
const kept = z.object({
  typed: z.object(menuLists),
  opened: z.object({ values: z.object(menuLists), version: z.int().optional() }),
});

/** Returns what is unsaved of the menu, without the keys, which are counted from the beginning on another page. */
export function unsavedMenu(typed: MenuValues, opened: OpenedMenu): z.output<typeof kept> {
  return {
    typed: sentMenu(typed),
    opened: {
      values: sentMenu(opened.values),
      ...(opened.version !== undefined && { version: opened.version }),
    },
  };
}

/** Returns what was kept of the menu; undefined if it is damaged. */
export const unsavedMenuIn = (value: unknown) => kept.safeParse(value).data;

const schema = z.object(menuLists);

/** Returns the errors of the lists as a whole, by the server's rules; those of a link are shown where it is edited. */
export function listErrors(values: MenuValues): Readonly<Record<string, string>> {
  const { error } = schema.safeParse(sentMenu(values));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

/** True if both menus are the same; keys do not count. */
export function isSameMenu(one: MenuValues, other: MenuValues): boolean {
  return JSON.stringify(sentMenu(one)) === JSON.stringify(sentMenu(other));
}

const outline = (branches: readonly BranchValue[]) =>
  branches
    .map(({ text, links }) => [text || t('menu-desk.theShop'), ...links.map((link) => `– ${link.text}`)].join('\n'))
    .join('\n');

/** The names of the lists in a version conflict. */
export const menuConflictWords: FormWords<MenuValues> = {
  main: { label: t('menu-desk.mainMenu'), shown: outline },
  footer: { label: t('menu-desk.footer'), shown: outline },
};
