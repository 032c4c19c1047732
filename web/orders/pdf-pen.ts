import { jsPDF } from 'jspdf';
import serif from '../fonts/instrument-serif.ttf?inline';
import sansBold from '../fonts/inter-600.ttf?inline';
import sans from '../fonts/inter-400.ttf?inline';

/** The document is laid out in screen pixels and drawn at this scale in the page's points. */
const scale = 0.3;

/** The size of A4 (595.28 x 841.89 points; ISO 216: 210 x 297 mm) in these pixels. */
export const page = { width: 595.28 / scale, height: 841.89 / scale } as const;

/** The shop's faces, embedded in the document: nothing is requested for it. */
const faces = { sans, sansBold, serif } as const;

// The shop's colours (web/layout/theme.css).
const colours = { ink: '#1c1a17', stone: '#635b50', line: '#d9d1c3' } as const;

type TextStyle = {
  readonly size?: number;
  readonly face?: keyof typeof faces;
  readonly colour?: keyof typeof colours;
  readonly align?: 'left' | 'right';
};

/** Draws on a PDF document, in pixels of the layout. */
export type Pen = {
  readonly pdf: jsPDF;
  text(value: string, x: number, y: number, style?: TextStyle): void;
  line(from: number, to: number, y: number, colour?: keyof typeof colours): void;
  /** Returns the width of a text. */
  widthOf(value: string, style?: Pick<TextStyle, 'size' | 'face'>): number;
};

/** Opens an empty A4 document with the shop's faces. */
export function openPdf(): Pen {
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
