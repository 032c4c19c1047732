import { jsPDF } from 'jspdf';
import type { PdfLook } from './pdf-look.ts';

/** The document is laid out in screen pixels and drawn at this scale in the page's points. */
const scale = 0.3;

/** The size of A4 (595.28 x 841.89 points; ISO 216: 210 x 297 mm) in these pixels. */
export const page = { width: 595.28 / scale, height: 841.89 / scale } as const;

type Colour = 'ink' | 'stone' | 'line';

type TextStyle = {
  readonly size?: number;
  readonly face?: keyof PdfLook['faces'];
  readonly colour?: Colour;
  readonly align?: 'left' | 'right';
};

/** Draws on a PDF document, in pixels of the layout. */
export type Pen = {
  readonly pdf: jsPDF;
  text(value: string, x: number, y: number, style?: TextStyle): void;
  /** Draws the logo with its lower edge at `y`, at most this big; false if there is none. */
  logo(x: number, y: number, most: { readonly width: number; readonly height: number }): boolean;
  line(from: number, to: number, y: number, colour?: Colour): void;
  /** Returns the width of a text. */
  widthOf(value: string, style?: Pick<TextStyle, 'size' | 'face'>): number;
};

/** Opens an empty A4 document with the shop's faces. */
export function openPdf({ faces, colours, logo }: PdfLook): Pen {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [name, file] of Object.entries(faces)) {
    pdf.addFileToVFS(`${name}.ttf`, file.slice(file.indexOf(',') + 1));
    pdf.addFont(`${name}.ttf`, name, 'normal');
  }
  const choose = ({ size = 40, face = 'sans' }: TextStyle) => {
    pdf.setFont(face, 'normal');
    pdf.setFontSize(size * scale);
  };
  return {
    pdf,
    text(value, x, y, style = {}) {
      choose(style);
      pdf.setTextColor(colours[style.colour ?? 'ink']);
      pdf.text(value, x * scale, y * scale, { align: style.align ?? 'left' });
    },
    logo(x, y, most) {
      if (!logo) return false;
      const height = Math.min(most.height, most.width / logo.ratio);
      const width = height * logo.ratio;
      pdf.addImage(logo.file, 'PNG', x * scale, (y - height) * scale, width * scale, height * scale);
      return true;
    },
    line(from, to, y, colour = 'line') {
      pdf.setDrawColor(colours[colour]);
      pdf.setLineWidth(2.5 * scale);
      pdf.line(from * scale, y * scale, to * scale, y * scale);
    },
    widthOf(value, style = {}) {
      choose(style);
      return pdf.getTextWidth(value) / scale;
    },
  };
}
