import { t } from '#messages/messages.ts';
import { z } from 'zod';
import type { FooterGroup, LinkTarget, MenuEntry, MenuLink } from '#contract/menu-rules.ts';
import { menuLists } from '#contract/menu-rules.ts';
import type { FormWords } from '../forms/field-conflicts.ts';

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

let keys = 0;

/** Returns the key of a new link. */
export function newKey(): string {
  keys += 1;
  return `link-${keys}`;
}

const linkValue = ({ text, target }: MenuLink): LinkValue => ({ key: newKey(), text, target });

type Menu = { readonly main: readonly MenuEntry[]; readonly footer: readonly FooterGroup[] };

export function menuValues({ main, footer }: Menu): MenuValues {
  return {
    main: main.map(({ links, ...link }) => ({ ...linkValue(link), links: links.map(linkValue) })),
    footer: footer.map(({ title, links }) => ({
      key: newKey(),
      text: title,
      target: null,
      links: links.map(linkValue),
    })),
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
