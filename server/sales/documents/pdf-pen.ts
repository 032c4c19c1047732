import { setImmediate as otherWork } from 'node:timers/promises';
import { locale } from '#contract/core/shop/locale-of-language.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { barsOf } from './barcode.ts';
import { faceFiles, type Face } from '#server/site/look/faces.service.ts';
import { spareFaces } from '#server/site/look/spare-faces.service.ts';
import { textRuns } from '#server/site/look/text-runs.service.ts';

/**
 * The sizes of the sheets, in points: A4 (ISO 216: 210 x 297 mm), the labels of parcel printers (10 x 15 cm), and those of a roll
 * for prices (50 x 25 mm).
 */
export const sheetSizes = { a4: [595.28, 841.89], label: [283.46, 425.2], roll: [141.73, 70.87] } as const;

// Black, because label printers know no grey. The second is for headings on A4.
const coloursNow = () => ({ ink: '#000000', stone: shop().look.colours.stone }) as const;

export type TextStyle = {
  readonly size: number;
  readonly face?: Face;
  readonly colour?: keyof ReturnType<typeof coloursNow>;
  readonly align?: 'left' | 'right';
};

type ElementOptions = {
  readonly alt?: string;
  readonly scope?: 'Column';
  readonly bbox?: readonly [number, number, number, number];
};

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Draws a tagged document (PDF/UA), in points from the upper left corner. A text's `y` is its baseline. */
export type Pen = {
  readonly width: number;
  readonly height: number;
  newPage(): void;
  /** Everything that `draw` adds is within one element of the structure. */
  within(type: string, draw: () => void): void;
  /** A text as an element of its own. */
  text(type: string, value: string, x: number, y: number, style: TextStyle, options?: ElementOptions): void;
  /** Several lines as one element. */
  lines(type: string, values: readonly string[], x: number, y: number, style: TextStyle, leading: number): void;
  /** What readers of the screen leave out: rules, repeated headings, page numbers. */
  artifact(draw: () => void): void;
  /** The shop's logo, or its name at this size, with the baseline at `y`. */
  wordmark(x: number, y: number, points: number): void;
  /** The same without an element: for `artifact`. */
  rawWordmark(x: number, y: number, points: number): void;
  /** Draws a text without an element: for `artifact`. */
  raw(value: string, x: number, y: number, style: TextStyle): void;
  rule(from: number, to: number, y: number, weight?: number): void;
  /** An empty square to tick. */
  box(x: number, y: number, side: number): void;
  /** `isProduct`: the number of a product, as shops' scanners expect it. */
  barcode(value: string, place: Place, alt: string, isProduct?: boolean): void;
  widthOf(value: string, style: TextStyle): number;
  /** False if no font has a letter of the text. */
  hasLetters(value: string): boolean;
  /** Ends the document and returns its bytes. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
};

type PenOptions = {
  readonly title: string;
  readonly size: keyof typeof sheetSizes;
  readonly now: Date;
  /** The logo as PNG; undefined if the name is the wordmark. */
  readonly logo: Uint8Array | undefined;
  /** All that people wrote of what the document says: its letters may need fonts besides the shop's. */
  readonly written: string;
};

/** Opens a document without pages. PDFKit is loaded with the first one. */
export async function openPen({ title, size, now, logo, written }: PenOptions): Promise<Pen> {
  const { default: PDFDocument } = await import('pdfkit');
  const [width, height] = sheetSizes[size];
  const colours = coloursNow();
  const pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: locale(),
    displayTitle: true,
    info: { Title: title, Author: shop().company ?? shop().name, CreationDate: now },
  });
  const parts: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (part) => void parts.push(part));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  for (const [name, file] of await faceFiles(shop().look.typefaces)) pdf.registerFont(name, file);
  const { name: shopName, company, taxId, address } = shop();
  const spare = await spareFaces([written, shopName, company, taxId, address].join(' '));
  for (const { name, file } of spare) {
    for (const weight of ['sans', 'bold'] as const) pdf.registerFont(`${name} ${weight}`, await file(weight));
  }
  const root = pdf.struct('Document', {});
  pdf.addStructure(root);
  let parent = root;

  const choose = ({ size: points, face = 'sans' }: TextStyle, font: string | undefined) =>
    pdf.font(font === undefined ? face : `${font} ${face === 'bold' ? 'bold' : 'sans'}`).fontSize(points);
  const widthOf = (value: string, style: TextStyle) => {
    let sum = 0;
    for (const { font, text } of textRuns(value, spare).runs) {
      choose(style, font);
      sum += pdf.widthOfString(text);
    }
    return sum;
  };
  const raw = (value: string, x: number, y: number, style: TextStyle) => {
    let left = style.align === 'right' ? x - widthOf(value, style) : x;
    pdf.fillColor(colours[style.colour ?? 'ink']);
    for (const { font, text } of textRuns(value, spare).runs) {
      choose(style, font);
      pdf.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(text);
    }
  };
  const element = (type: string, options: ElementOptions, draw: () => void) =>
    parent.add(pdf.struct(type, options, draw));
  const drawLogo = (file: Uint8Array, box: Place) =>
    pdf.image(file, box.x, box.y, { width: box.width, height: box.height });
  const artifact = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  return {
    width,
    height,
    widthOf,
    hasLetters: (value) => textRuns(value, spare).missing.length === 0,
    raw,
    artifact,
    newPage: () => void pdf.addPage(),
    within(type, draw) {
      const [outer, inner] = [parent, pdf.struct(type, {})];
      outer.add(inner);
      parent = inner;
      draw();
      parent = outer;
      inner.end();
    },
    text: (type, value, x, y, style, options = {}) => element(type, options, () => raw(value, x, y, style)),
    lines: (type, values, x, y, style, leading) =>
      element(type, {}, () => {
        for (const [at, value] of values.entries()) {
          raw(at < values.length - 1 ? `${value} ` : value, x, y + at * leading, style);
        }
      }),
    wordmark(x, y, points) {
      const box = logo && logoBox(x, y, points);
      if (!box) element('P', {}, () => raw(shop().name, x, y, { size: points, face: 'serif' }));
      else {
        const bbox = [box.x, box.y, box.x + box.width, box.y + box.height] as const;
        element('Figure', { alt: shop().name, bbox }, () => drawLogo(logo, box));
      }
    },
    rawWordmark(x, y, points) {
      const box = logo && logoBox(x, y, points);
      if (box) drawLogo(logo, box);
      else raw(shop().name, x, y, { size: points, face: 'serif' });
    },
    rule: (from, to, y, weight = 0.5) =>
      artifact(() => pdf.strokeColor(colours.ink).lineWidth(weight).moveTo(from, y).lineTo(to, y).stroke()),
    box: (x, y, side) => artifact(() => pdf.strokeColor(colours.ink).lineWidth(0.75).rect(x, y, side, side).stroke()),
    barcode(value, place, alt, isProduct = false) {
      const { modules, bars } = barsOf(value, isProduct);
      const module = place.width / modules;
      const bbox = [place.x, place.y, place.x + place.width, place.y + place.height] as const;
      element('Figure', { alt, bbox }, () => {
        for (const bar of bars) pdf.rect(place.x + bar.from * module, place.y, bar.width * module, place.height);
        pdf.fillColor(colours.ink).fill();
      });
    },
    async finish() {
      root.end();
      pdf.end();
      await finished;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}

/** How much higher than the letters of a text a logo is that stands in its place. */
const logoShare = 0.95;

/** Returns where the logo stands instead of a text of this size. */
function logoBox(x: number, baseline: number, points: number): Place | undefined {
  const { logo } = shop().look;
  if (!logo) return undefined;
  const height = points * logoShare;
  const width = (logo.width / logo.height) * height;
  const most = points * 6;
  const scale = Math.min(1, most / width);
  return { x, y: baseline - height * scale, width: width * scale, height: height * scale };
}

/** Draws one thing after another, and lets other requests of the process be answered between them. */
export async function drawEach<Thing>(things: readonly Thing[], draw: (thing: Thing) => void): Promise<void> {
  for (const thing of things) {
    draw(thing);
    await otherWork();
  }
}
