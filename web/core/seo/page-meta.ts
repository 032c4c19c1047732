import type { MetaDescriptor } from 'react-router';
import { lookFile } from '#contract/core/shop/look.ts';
import { plainFormat, pictureUrl, widthNear } from '#contract/core/shop/pictures.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { language } from '#messages/present-language.ts';
import { textIn } from '../hydration/unknown-values.ts';
import { inOtherLanguage, withPrefix } from '../links/language-prefix.ts';
import type { PictureSource } from '../ui/picture.tsx';

type PageWords = {
  /** The page's title, without the shop's name. */
  readonly title: string;
  readonly description?: string;
  /** True if search engines should not index the page (noindex). */
  readonly isPrivate?: boolean;
};

/** Returns the title and description of a page, 'X | name of the shop', for its meta function. */
export function pageMeta({ title, description, isPrivate = false }: PageWords): MetaDescriptor[] {
  return [
    { title: fullTitle(title) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

function fullTitle(title: string): string {
  return title === shop().name ? title : `${title} | ${shop().name}`;
}

type PublicPage = PageWords & {
  readonly description: string;
  /** The canonical address without the host: '/detail/7'. */
  readonly path: string;
  /** The picture for link previews. */
  readonly picture?: PictureSource | undefined;
  readonly type?: 'website' | 'product' | 'article';
  /** Structured data, as schema.org terms. */
  readonly data?: readonly StructuredData[];
};

export type StructuredData = Readonly<Record<string, unknown>>;

/** The width of the picture for link previews, in px. */
const sharedWidth = 1280;

/**
 * Returns the metadata of a public page for search engines and link previews: title, description, canonical address,
 * Open Graph (ogp.me), and schema.org data. `origin` is the shop's public address.
 */
export function publicPageMeta(origin: string, page: PublicPage): MetaDescriptor[] {
  const { path, data = [] } = page;
  return [
    ...pageMeta(page),
    { tagName: 'link', rel: 'canonical', href: `${origin}${withPrefix(path)}` },
    // Only programs that load the page itself read the others: the browser's scripts do not carry them.
    ...(import.meta.env.SSR ? [...languageLinks(origin, page), ...previewMeta(origin, page)] : []),
    ...data.map((one) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...one } })),
  ];
}

/** What link previews show (Open Graph, ogp.me). */
function previewMeta(origin: string, page: PublicPage): MetaDescriptor[] {
  const { title, description, path, picture, type = 'website' } = page;
  return [
    { property: 'og:site_name', content: shop().name },
    { property: 'og:locale', content: localeName() },
    { property: 'og:type', content: type },
    { property: 'og:title', content: fullTitle(title) },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${origin}${withPrefix(path)}` },
    ...(picture ? pictureMeta(origin, picture) : shopPicture(origin)),
  ];
}

/** The language as Open Graph writes it: 'es_AR', 'en'. */
function localeName(): string {
  return language().replace('-', '_');
}

/**
 * The addresses of a page in the languages of the shop, so that search engines show the right one (hreflang). Every
 * version names all of them, itself too. A page that they should not show has none.
 */
function languageLinks(origin: string, { path, isPrivate }: PublicPage): MetaDescriptor[] {
  const { language: ownLanguage, otherLanguage } = shop();
  if (otherLanguage === null || isPrivate) return [];
  const own = `${origin}${path}`;
  return [
    { tagName: 'link', rel: 'alternate', hrefLang: ownLanguage, href: own },
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: otherLanguage,
      href: `${origin}${inOtherLanguage(path, otherLanguage)}`,
    },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: own },
  ];
}

/** The picture of a page that has none of its own: the shop's logo or name. */
function shopPicture(origin: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${origin}${lookFile('shared', shop().look)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: shop().name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function pictureMeta(origin: string, picture: PictureSource): MetaDescriptor[] {
  const width = Math.min(widthNear(sharedWidth, picture.widths ?? []) ?? sharedWidth, picture.width);
  return [
    { property: 'og:image', content: sharedPicture(origin, picture) },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(Math.round((picture.height * width) / picture.width)) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns a picture's absolute address in a format that every program supports. */
export function sharedPicture(origin: string, { path, widths = [] }: Pick<PictureSource, 'path' | 'widths'>): string {
  if (!path.startsWith('/media/')) return `https://${path}`;
  return `${origin}${pictureUrl(path, widthNear(sharedWidth, widths) ?? sharedWidth, plainFormat)}`;
}

type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];

/** Returns the shop's public address for a meta function, from the root loader's data; empty if that failed. */
export function originIn(matches: Matches): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return textIn(root, 'publicUrl') ?? '';
}
