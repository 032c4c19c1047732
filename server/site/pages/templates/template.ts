import { escaped } from '../named-values.ts';

/**
 * A part of a template's text. In texts, `[words](/address)` is a link, `**words**` is bold, and `{{empresa}}` is a named
 * value of the shop, and `{{nota: …}}` what the owner has to write there: with one of them a page cannot be published.
 */
export type Block =
  | { readonly block: 'heading' | 'paragraph'; readonly text: string }
  | { readonly block: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly block: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The start of a page, which the owner goes on to edit and has read by a lawyer. */
export type Template = {
  readonly title: string;
  readonly slug: string;
  /** What it is about, for the owner who chooses one. */
  readonly about: string;
  /** What search engines show. */
  readonly description: string;
  readonly isDated: boolean;
  readonly blocks: readonly Block[];
};

export const heading = (text: string): Block => ({ block: 'heading', text });
export const paragraph = (text: string): Block => ({ block: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ block: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ block: 'steps', items });

/** A table; the first cell of each row names it. */
export const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): Block => ({
  block: 'table',
  head,
  rows,
});

/** Returns a template's text as HTML, in the elements that the editor knows. */
export function templateHtml({ blocks }: Pick<Template, 'blocks'>): string {
  return blocks.map(blockHtml).join('');
}

function blockHtml(block: Block): string {
  switch (block.block) {
    case 'heading':
      return `<h2>${inline(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`;
    case 'list':
      return `<ul>${items(block.items)}</ul>`;
    case 'steps':
      return `<ol>${items(block.items)}</ol>`;
    case 'table': {
      const head = block.head.map((text) => `<th><p>${inline(text)}</p></th>`).join('');
      const rows = block.rows.map(
        ([first = '', ...rest]) =>
          `<tr><th><p>${inline(first)}</p></th>${rest.map((text) => `<td><p>${inline(text)}</p></td>`).join('')}</tr>`,
      );
      return `<table><tbody><tr>${head}</tr>${rows.join('')}</tbody></table>`;
    }
  }
}

const items = (texts: readonly string[]) => texts.map((text) => `<li><p>${inline(text)}</p></li>`).join('');

function inline(text: string): string {
  return escaped(text)
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
