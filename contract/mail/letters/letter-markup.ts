/** A part of a line: plain text, a name such as {{orden}}, or a link to an address or to a name. */
export type Piece =
  | { readonly is: 'text'; readonly text: string; readonly isBold: boolean }
  | { readonly is: 'name'; readonly name: string; readonly isBold: boolean }
  | { readonly is: 'link'; readonly label: readonly Piece[]; readonly to: string; readonly isBold: boolean };

export type Line = readonly Piece[];

/** Lines without an empty one between them. */
export type Paragraph = readonly Line[];

const markup = /\*\*(?=\S)(.+?)(?<=\S)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)|\{\{([^{}]*)\}\}/g;
const named = /^\{\{([^{}]*)\}\}$/;

/** Returns the paragraphs of a text: **bold**, [links](https://tienda.example) and {{names}}. Everything else is itself. */
export function paragraphsOf(text: string): readonly Paragraph[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => paragraph.split('\n').map((line) => piecesOf(line.trim())));
}

/** Returns the pieces of a line. */
export function piecesOf(line: string, isBold = false): Line {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(markup)) {
    const [all, bold, label, to = '', name = ''] = match;
    if (match.index > end) pieces.push({ is: 'text', text: line.slice(end, match.index), isBold });
    end = match.index + all.length;
    if (bold !== undefined) pieces.push(...piecesOf(bold, true));
    else if (label !== undefined) pieces.push({ is: 'link', label: piecesOf(label, isBold), to, isBold });
    else pieces.push({ is: 'name', name: name.trim(), isBold });
  }
  if (end < line.length) pieces.push({ is: 'text', text: line.slice(end), isBold });
  return pieces;
}

const nameMark = /(\{\{[^{}]*\}\})/;

/** Returns the pieces of a text with names only, such as a subject. */
export function namesOf(text: string, isBold = false): Line {
  return text
    .split(nameMark)
    .filter((part) => part !== '')
    .map((part) => {
      const name = nameIn(part);
      return name === undefined ? { is: 'text', text: part, isBold } : { is: 'name', name, isBold };
    });
}

/** Returns the name that a text consists of: 'enlace' of '{{enlace}}'; undefined for any other text. */
export function nameIn(text: string): string | undefined {
  return named.exec(text)?.[1]?.trim();
}

/** Returns the name that a line consists of, if it consists of one. */
export function nameAlone(line: Line): string | undefined {
  const [first, ...others] = line;
  return first?.is === 'name' && others.length === 0 ? first.name : undefined;
}

/** Returns every name of a line, also those in links. */
export function namesIn(line: Line): readonly string[] {
  return line.flatMap((piece) => {
    if (piece.is === 'text') return [];
    if (piece.is === 'name') return [piece.name];
    const target = nameIn(piece.to);
    return [...namesIn(piece.label), ...(target === undefined ? [] : [target])];
  });
}

/** Returns what a line says, with a sign that no text has in the place of each name and of each link's address. */
export function wordsOf(line: Line): string {
  return line
    .map((piece) => {
      if (piece.is === 'text') return piece.text;
      return piece.is === 'name' ? nameSign : `${wordsOf(piece.label)}${nameSign}`;
    })
    .join('');
}

const nameSign = '\u0000';

/** Returns whether links may lead to an address: only to pages of the web. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/"<>\\^`{|}]+(?:\/[^\s"<>\\^`{|}]*)?$/i.test(address) && URL.canParse(address);
}
