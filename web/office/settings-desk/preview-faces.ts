import type { Typefaces } from '#contract/core/shop/look.ts';
import { familiesOf, typefaces } from '#web/core/layout/typefaces.ts';

/** A face under a name of its own: scripts cannot load a font with another size, so the preview sets the size of its texts. */
type PreviewFace = {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  /** As a part of 1. */
  readonly scale: number;
  /** The face and its fallbacks, for `font-family`. */
  readonly families: string;
};

/** The faces that the preview of the look shows, by pair. */
export type PreviewFaces = Readonly<Record<Typefaces, { readonly sans: PreviewFace; readonly display: PreviewFace }>>;

type Pair = (typeof typefaces)[Typefaces];

/**
 * Returns the faces of all pairs. For loaders: as data of the page, because a module that pages of the shop import too would
 * become a part of their scripts.
 */
export function previewFaces(): PreviewFaces {
  const told = (face: Pair['sans']): PreviewFace => {
    const { family, file, weight, scale = 1 } = face;
    const own = `${family} Preview`;
    return { family: own, file, weight, scale, families: `'${own}', ${familiesOf(face, false)}` };
  };
  const pairOf = ({ sans, display }: Pair) => ({ sans: told(sans), display: told(display) });
  const { editorial, classic, modern } = typefaces;
  return { editorial: pairOf(editorial), classic: pairOf(classic), modern: pairOf(modern) };
}
