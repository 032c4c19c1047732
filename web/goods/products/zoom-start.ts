/** The click on a picture of the page that opens the zoom. */
export type ZoomPress = {
  /** The index of the picture. */
  readonly index: number;
  /** The link around the picture, beside those of the others. */
  readonly link: HTMLElement;
  /** Where it was pressed, in px of the window; undefined for a key. */
  readonly at: { readonly x: number; readonly y: number } | undefined;
};

/** How the zoom starts. */
export type ZoomStart = {
  readonly index: number;
  /** The point of the picture that was pressed, as parts of its width and height, from 0 to 1. */
  readonly point: { readonly x: number; readonly y: number };
  /** The addresses of the pictures that the page has loaded; empty for one that it has not. */
  readonly sources: readonly string[];
};

/** Returns how the zoom starts: with the pictures that the page shows already. */
export function zoomStart({ index, link, at }: ZoomPress): ZoomStart {
  const { left, top, width, height } = link.getBoundingClientRect();
  const images = [...(link.parentElement?.querySelectorAll('img') ?? [])];
  return {
    index,
    point: at ? { x: (at.x - left) / width, y: (at.y - top) / height } : { x: 0.5, y: 0.5 },
    sources: images.map(({ complete, naturalWidth, currentSrc }) => (complete && naturalWidth > 0 ? currentSrc : '')),
  };
}
