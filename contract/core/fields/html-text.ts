import { ownValue } from './own-value.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** Elements within a line. Others begin one, as paragraphs, headings and points of a list do. */
const withinLine = new Set('a b code em i mark s small span strong sub sup u'.split(' '));
const cells = new Set(['td', 'th']);

/** A tag with its name. It is found in one way only: in two, a long name without an end would take time by its square. */
const tag = /<\/?(\w*)(?:[^\w<>][^<>]*)?>/g;

/** Returns the text of HTML that people wrote in an editor, by lines: one for each paragraph, heading, point and row. */
export function htmlLines(html: string): string[] {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(tag, (_tag, name: string) => {
      if (withinLine.has(name)) return '';
      return cells.has(name) ? ' ' : '\n';
    })
    .replaceAll(/&(#?\w{1,8});/g, (whole, name: string) => ownValue(entities, name) ?? whole)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Returns the same text in one line. */
export function htmlLine(html: string): string {
  return htmlLines(html).join(' ');
}
