import { Parser } from 'htmlparser2';
import { elements, plainGroups } from './drawing-rules.ts';
import { PictureRefused } from './picture-refused.ts';

/** An element of a drawing with the attributes that its file gives it. */
export type DrawingNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: DrawingNode[];
};

export type DrawingTree = { readonly root: DrawingNode; readonly sheet: string };

const mostElements = 5000;
const mostDepth = 64;

/** How deep the elements that are left out may be nested: the parser takes time by the depth for each further element. */
const mostLeftDepth = 256;

/** Elements without which a logo would not be the same: they are refused instead of left out. */
const refusedElements = new Map([
  ['text', 'drawing_text'],
  ['image', 'drawing_picture'],
] as const);

const isRefused = (name: string): name is 'text' | 'image' => name === 'text' || name === 'image';

/**
 * Returns the known elements of an SVG file, and its style sheet. Unknown elements are left out with all that is in them.
 * Throws PictureRefused for texts, embedded pictures, and files with too many elements.
 */
export function drawingTree(text: string): DrawingTree {
  let root: DrawingNode | undefined;
  const open: DrawingNode[] = [];
  let sheet = '';
  let count = 0;
  /** How many elements are open within one that is left out, itself included. */
  let left = 0;
  let isSheet = false;

  function add(name: string, attributes: Readonly<Record<string, string>>): void {
    count += 1;
    if (count > mostElements || open.length >= mostDepth) throw new PictureRefused('drawing_size');
    const node = { name, attributes, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  }

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^svg:/, '');
        if (left >= mostLeftDepth) throw new PictureRefused('drawing_size');
        if (left > 0) left += 1;
        else if (root === undefined && name === 'svg') {
          add(name, attributes);
          root = open[0];
        } else if (open.length === 0) left = 1;
        else if (isRefused(name)) throw new PictureRefused(refusedElements.get(name) ?? 'damaged');
        else if (elements.has(name) || plainGroups.has(name)) add(plainGroups.has(name) ? 'g' : name, attributes);
        else {
          left = 1;
          isSheet = name === 'style';
        }
      },
      ontext(data) {
        if (isSheet) sheet += data;
      },
      onclosetag() {
        if (left > 0) left -= 1;
        else open.pop();
        if (left === 0) isSheet = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (!root) throw new PictureRefused('damaged');
  return { root, sheet };
}
