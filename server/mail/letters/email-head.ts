import { lookFile, type DrawnName, type Typefaces } from '#contract/core/shop/look.ts';
import { nameFile, nameInFiles } from '#contract/core/shop/drawn-name.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { escapedHtml } from '#platform/http/escaped-html.ts';
import { classOf, dayPicture, emailColours, nightPicture } from './email-colours.ts';

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
 * Returns the first row of an e-mail: the logo, or the name drawn in the shop's face, as a picture that the shop hosts. Where
 * pictures are not loaded, its text says the name; a name that cannot be drawn is text. The ground of a logo stays light at night,
 * because most logos are dark.
 */
export function emailHead(shopUrl: string): string {
  const { look } = shop();
  const { sheet, ink, line } = emailColours();
  const { serif } = emailFaces();
  const classes = look.logo ? classOf('line') : `${classOf('sheet')} ${classOf('line')}`;
  const colour = look.logo ? '' : `class="${classOf('ink')}" `;
  return `<tr><td class="${classes}" style="padding:24px 32px;border-bottom:1px solid ${line};background:${sheet};text-align:center"><a ${colour}href="${escapedHtml(shopUrl)}" style="font:400 32px/1 ${serif};color:${ink};text-decoration:none">${signOf(shopUrl)}</a></td></tr>`;
}

function signOf(shopUrl: string): string {
  const { name, look } = shop();
  if (look.logo) return logoOf(shopUrl);
  return look.drawnName ? nameOf(shopUrl, look.drawnName) : escapedHtml(name);
}

/** The logo as PNG: mail programs show no drawings. */
function logoOf(shopUrl: string): string {
  const { look } = shop();
  const { width, height } = look.logo ?? { width: 0, height: 0 };
  return picture(`${shopUrl}${lookFile('logo', look)}`, { width, height });
}

/** How high the line of the name is, in px. */
const nameLine = 32;

/** The drawn name, one picture by day and one at night. Outlook on Windows knows no night, and must not show both. */
function nameOf(shopUrl: string, drawn: DrawnName): string {
  const { look } = shop();
  const size = nameInFiles(drawn, nameLine);
  const day = picture(`${shopUrl}${nameFile('day', look)}`, size, dayPicture);
  const night = picture(`${shopUrl}${nameFile('night', look)}`, size, nightPicture, 'none');
  return `${day}<!--[if !mso]><!-->${night}<!--<![endif]-->`;
}

type Size = { readonly width: number; readonly height: number };

function picture(address: string, { width, height }: Size, name = '', display = 'inline-block'): string {
  const className = name === '' ? '' : ` class="${name}"`;
  return `<img${className} src="${escapedHtml(address)}" alt="${escapedHtml(shop().name)}" width="${width}" height="${height}" style="display:${display};width:${width}px;max-width:100%;height:auto;border:0">`;
}
