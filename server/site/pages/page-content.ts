import { z } from 'zod';
import { pageKind } from '#contract/site/page-rules.ts';

/**
 * A version of a page as it is stored. Every field has a default, so that a version of an older program is read too.
 * `until` is the last day of the shop on which the page is public, set when the version is published.
 */
const pageContent = z.object({
  title: z.string().default(''),
  description: z.string().default(''),
  html: z.string().default(''),
  kind: pageKind.nullable().default(null),
  isDated: z.boolean().default(false),
  inMenu: z.boolean().default(false),
  inFooter: z.boolean().default(true),
  until: z.iso.date().nullable().default(null),
});

export type PageContent = z.output<typeof pageContent>;

/** Returns the content of a stored version. Throws if it is no page. */
export function pageContentOf({ content }: { readonly content: unknown }): PageContent {
  return pageContent.parse(content);
}

/** True if both versions say the same; when they are public does not count. */
export function isSamePage(one: PageContent, other: PageContent): boolean {
  return JSON.stringify({ ...one, until: null }) === JSON.stringify({ ...other, until: null });
}
