import type { MetaDescriptor } from 'react-router';
import { texts } from '#contract/texts.ts';

type PageWords = {
  /** What the page is; the shop's name follows it. */
  readonly title: string;
  readonly description?: string;
  /** Search engines leave the page out. */
  readonly isPrivate?: boolean;
};

/** Title and description of a page, 'X | Percha', as its meta function answers them. */
export function pageMeta({ title, description, isPrivate = false }: PageWords): MetaDescriptor[] {
  const full = title === texts.shop.name ? title : `${title} | ${texts.shop.name}`;
  return [
    { title: full },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
