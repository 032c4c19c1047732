import { lookFile } from '#contract/look.ts';
import type { LookColours, Typefaces } from '#contract/look.ts';
import { shop } from '#contract/shop.ts';
import { askFile } from '../requests/ask.ts';

/** What a document is drawn with: the faces as data URLs, the colours, and the logo as PNG if there is one. */
export type PdfLook = {
  readonly faces: { readonly sans: string; readonly sansBold: string; readonly serif: string };
  readonly colours: LookColours;
  readonly logo: { readonly file: Uint8Array; readonly ratio: number } | undefined;
};

type FaceFile = () => Promise<{ readonly default: string }>;

const inter = {
  sans: () => import('../fonts/inter-400.ttf?inline'),
  sansBold: () => import('../fonts/inter-600.ttf?inline'),
} as const satisfies Record<string, FaceFile>;

/** The shop's faces, embedded in the document. Only those of its pair are loaded. */
const pairs: Readonly<Record<Typefaces, Readonly<Record<keyof PdfLook['faces'], FaceFile>>>> = {
  editorial: { ...inter, serif: () => import('../fonts/instrument-serif.ttf?inline') },
  classic: {
    sans: () => import('../fonts/figtree-400.ttf?inline'),
    sansBold: () => import('../fonts/figtree-600.ttf?inline'),
    serif: () => import('../fonts/gilda-display.ttf?inline'),
  },
  modern: { ...inter, serif: () => import('../fonts/jost.ttf?inline') },
};

/** Loads what a document is drawn with. */
export async function pdfLook(): Promise<PdfLook> {
  const { typefaces, colours } = shop().look;
  const pair = pairs[typefaces];
  const [sans, sansBold, serif, logo] = await Promise.all([pair.sans(), pair.sansBold(), pair.serif(), loadedLogo()]);
  return { faces: { sans: sans.default, sansBold: sansBold.default, serif: serif.default }, colours, logo };
}

/** Without the picture the name takes its place. */
async function loadedLogo(): Promise<PdfLook['logo']> {
  const { look } = shop();
  if (!look.logo) return undefined;
  const asked = await askFile(lookFile('printedLogo', look));
  return asked.ok ? { file: asked.bytes, ratio: look.logo.width / look.logo.height } : undefined;
}
