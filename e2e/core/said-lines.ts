import type { CheerioAPI } from 'cheerio';

const elementsOf = ($: CheerioAPI) => $('body, body *').not('script, style').toArray();

/** A text, a comment or an element. */
type Found = ReturnType<typeof elementsOf>[number]['children'][number];

/** Elements within a line. */
const inline = 'a abbr b bdi code em i kbd mark output small span strong sub sup time'.split(' ');

/** What a screen reader says of an element, or a field shows before something is written. */
const attributes = ['aria-label', 'placeholder', 'title', 'alt'];

const isText = ({ type }: Found) => type === 'text' || type === 'comment';
const isInLine = (node: Found) => isText(node) || (node.type === 'tag' && inline.includes(node.name));

/**
 * Returns every line of a document that it shows or says to a screen reader. How an element is shown is not known here, so
 * of elements within a line the texts before, in and after them are lines too.
 */
export function saidLines($: CheerioAPI): string[] {
  const lines = [
    $('title')
      .first()
      .text()
      .replace(/ \| .*/, ''),
  ];
  for (const { attribs, children } of elementsOf($)) {
    lines.push(...attributes.flatMap((name) => attribs[name] ?? []));
    for (const accepts of [isText, isInLine]) lines.push(...runsOf($, children, accepts));
  }
  return [...new Set(lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()))];
}

/** Returns the texts of neighbours that are all accepted. */
function runsOf($: CheerioAPI, children: readonly Found[], accepts: (node: Found) => boolean): string[] {
  const runs: string[] = [''];
  for (const child of children) {
    if (!accepts(child)) runs.push('');
    else if (child.type !== 'comment') runs.push(`${runs.pop() ?? ''}${$(child).text()}`);
  }
  return runs;
}

/** The addresses that a document leads to, by link, form or frame. Links in a text that is being edited lead nowhere. */
const leading = [
  ['a:not([lang])', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['iframe', 'src'],
] as const;

/**
 * Returns where a page in English leads to pages in Spanish: the addresses that are the shop's own but not below /en. Files
 * and the API have no language, and the link to the other language says its own.
 */
export function leavingEnglish($: CheerioAPI, pageAddress: string): string[] {
  const found = leading.flatMap(([element, attribute]) =>
    $(`${element}[${attribute}]`)
      .not('[contenteditable] *')
      .toArray()
      .map((one) => $(one).attr(attribute) ?? ''),
  );
  return found.filter((address) => {
    const { origin, pathname } = new URL(address, pageAddress);
    return origin === new URL(pageAddress).origin && !/^\/(?:en|media|assets|api)(?:\/|$)/.test(pathname);
  });
}
