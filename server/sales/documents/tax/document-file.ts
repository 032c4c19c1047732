import { ShopError } from '#contract/core/protocol/errors.ts';
import { mostDocumentBytes, type DocumentType } from '#contract/sales/tax-documents/document-rules.ts';
import { isPdf } from '#platform/media/pdf-file.ts';

/** Returns what a file is, by what is in it and not by its name. Throws `bad_document` for anything but a PDF or an XML. */
export function documentType(bytes: Uint8Array): DocumentType {
  if (bytes.byteLength <= mostDocumentBytes) {
    if (isPdf(bytes, { mayHaveFiles: true })) return 'pdf';
    if (isXml(bytes)) return 'xml';
  }
  throw new ShopError('bad_document');
}

/** The beginning of an XML declaration (XML 1.0, 2.8); authorities of some countries write in ISO-8859-1. */
const declaration = /^<\?xml\s[^>]*?(?:encoding\s*=\s*["']([\w.-]+)["'][^>]*)?\?>/;

/** What no document of an authority has: a page or a drawing that a browser would run, and entities, which grow and read other files. */
const foreign = /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|https?:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg)/i;

function isXml(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  if (text === undefined || foreign.test(text)) return false;
  return isBalanced(text.replace(declaration, ''));
}

/** The text in the encoding that the file says, UTF-8 if it says none; undefined if it is not in it. */
function textOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.byteLength)).toString('latin1');
  const encoding = declaration.exec(start.replace(/^\u00ef\u00bb\u00bf/, ''))?.[1]?.toLowerCase() ?? 'utf-8';
  if (!['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252'].includes(encoding)) return undefined;
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What is not looked at: comments, data and instructions, by how they begin and end. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** A tag with its attributes, at a place. */
const tag = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/uy;

/** True for one element whose tags close in their order, with nothing but blanks around it. Reads the text once. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  let [elements, at] = [0, 0];
  for (let next = text.indexOf('<'); next !== -1; next = text.indexOf('<', at)) {
    if (open.length === 0 && text.slice(at, next).trim() !== '') return false;
    const [, end] = skipped.find(([start]) => text.startsWith(start, next)) ?? [];
    if (end !== undefined) {
      const ends = text.indexOf(end, next);
      if (ends === -1) return false;
      at = ends + end.length;
      continue;
    }
    tag.lastIndex = next;
    const [whole, closes, name, , isEmpty] = tag.exec(text) ?? [];
    if (whole === undefined || name === undefined) return false;
    at = next + whole.length;
    if (closes === '/' && open.pop() !== name) return false;
    if (closes === '/') continue;
    if (open.length === 0) elements += 1;
    if (isEmpty !== '/') open.push(name);
  }
  return elements === 1 && open.length === 0 && text.slice(at).trim() === '';
}
