import type { Typefaces } from '#contract/core/shop/look.ts';
import { lookFile } from '#contract/core/shop/look.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { classOf, emailColours } from './email-colours.ts';

// The shop's faces where they are installed: mail programs load no fonts.
const faces = {
  editorial: {
    serif: "'Instrument Serif',Georgia,'Times New Roman',serif",
    sans: 'Inter,Helvetica,Arial,sans-serif',
  },
  classic: {
    serif: "'Gilda Display',Georgia,'Times New Roman',serif",
    sans: 'Figtree,Helvetica,Arial,sans-serif',
  },
  modern: {
    serif: "Jost,Futura,'Century Gothic',Helvetica,Arial,sans-serif",
    sans: 'Inter,Helvetica,Arial,sans-serif',
  },
} as const satisfies Record<Typefaces, { serif: string; sans: string }>;

/** Returns the faces of an e-mail, `serif` for headings and the wordmark. */
export function emailFaces(): { readonly serif: string; readonly sans: string } {
  return faces[shop().look.typefaces];
}

/**
 * Returns the first row of an e-mail: the name as text, which is readable wherever colours are inverted, or the logo as a
 * picture. Its ground stays light at night, because most logos are dark.
 */
export function emailHead(shopUrl: string): string {
  const { name, look } = shop();
  const { sheet, ink, line } = emailColours();
  const { serif } = emailFaces();
  const classes = look.logo ? classOf('line') : `${classOf('sheet')} ${classOf('line')}`;
  const colour = look.logo ? '' : `class="${classOf('ink')}" `;
  return `<tr><td class="${classes}" style="padding:24px 32px;border-bottom:1px solid ${line};background:${sheet};text-align:center"><a ${colour}href="${escapedHtml(shopUrl)}" style="font:400 32px/1 ${serif};color:${ink};text-decoration:none">${look.logo ? logoOf(shopUrl) : escapedHtml(name)}</a></td></tr>`;
}

/** The logo as PNG: mail programs show no drawings. Its text says the name where pictures are not loaded. */
function logoOf(shopUrl: string): string {
  const { name, look } = shop();
  const { width, height } = look.logo ?? { width: 0, height: 0 };
  const source = escapedHtml(`${shopUrl}${lookFile('logo', look)}`);
  return `<img src="${source}" alt="${escapedHtml(name)}" width="${width}" height="${height}" style="display:inline-block;width:${width}px;max-width:100%;height:auto;border:0">`;
}
