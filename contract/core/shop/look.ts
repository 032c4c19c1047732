/** The three pairs of typefaces: one for headings and the wordmark, one for the rest. */
export const typefaceNames = ['editorial', 'classic', 'modern'] as const;

export type Typefaces = (typeof typefaceNames)[number];

/** The colours that follow the owner's choice, by the names of the style sheet (web/core/layout/theme.css). */
export type LookColours = {
  readonly paper: string;
  readonly sheet: string;
  readonly sand: string;
  readonly line: string;
  readonly edge: string;
  readonly stone: string;
  readonly ink: string;
  readonly accent: string;
  readonly accentDeep: string;
  readonly sale: string;
};

/** A picture at the size in which it is shown, in px. */
export type FittedPicture = { readonly src: string; readonly width: number; readonly height: number };

/**
 * The shop's name as outlines of the display face (the data of an SVG path), so that it needs no font: in units of the face,
 * with the baseline at 0 and y downwards. `top` is how far the line begins above the baseline, `size` the height of the line.
 */
export type DrawnName = {
  readonly path: string;
  readonly width: number;
  readonly top: number;
  readonly size: number;
};

/** How the shop looks, as everybody may know it. */
export type ShopLook = {
  readonly typefaces: Typefaces;
  readonly colours: LookColours;
  /** Null if the name is the wordmark. */
  readonly logo: FittedPicture | null;
  /** Null for a logo, and for a name with a letter that the face lacks. */
  readonly drawnName: DrawnName | null;
  /** Changes with everything that the icons and the shared picture are made from; a part of their addresses. */
  readonly version: string;
};

/** The addresses of the files that are made from the look (server/site/look). */
export const lookFiles = {
  icon: '/favicon.ico',
  drawnIcon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  bigIcon: '/icon-512.png',
  manifest: '/site.webmanifest',
  shared: '/compartir.png',
  logo: '/logo.png',
  printedLogo: '/logo-impreso.png',
} as const;

/** Returns the address of such a file with the version of the look: another one after each change. */
export function lookFile(name: keyof typeof lookFiles, { version }: Pick<ShopLook, 'version'>): string {
  return `${lookFiles[name]}?v=${version}`;
}
