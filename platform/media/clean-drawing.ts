import { attributes as allowed, properties, shapes } from './drawing-rules.ts';
import { styleRules, stylesOf } from './drawing-styles.ts';
import { drawingTree, type DrawingNode } from './drawing-tree.ts';
import { PictureRefused } from './picture-refused.ts';

/** A cleaned drawing: its whole file, and its size in px, the longer side being 1000. */
export type Drawing = { readonly svg: string; readonly width: number; readonly height: number };

const mostCharacters = 512 * 1024;
const longerSide = 1000;

/**
 * Returns an SVG file that is written anew from the known elements and attributes of the given one: shapes, groups,
 * gradients, clips and masks. Styles become attributes. Everything else is left out: scripts, handlers, links, other files,
 * foreign objects, animations, filters, comments, declarations. Throws PictureRefused for a file with entities, texts or
 * embedded pictures, one that takes long to draw, and one without a size or a shape.
 */
export function cleanDrawing(text: string): Drawing {
  try {
    return drawingOf(text);
  } catch (error) {
    // Whatever fails on a file is the file's fault for whoever uploads it; the cause says the rest.
    throw error instanceof PictureRefused ? error : new PictureRefused('damaged', { cause: error });
  }
}

function drawingOf(text: string): Drawing {
  if (text.length > mostCharacters) throw new PictureRefused('drawing_size');
  if (/<!ENTITY/i.test(text)) throw new PictureRefused('drawing_entities');
  const { root, sheet } = drawingTree(text);
  const rules = styleRules(sheet);
  const clean = cleaned(root, (node) => stylesOf(rules, node));
  refuseCostly(clean);
  if (!draws(clean)) throw new PictureRefused('damaged');
  const box = boxOf(root);
  const scale = longerSide / Math.max(box.width, box.height);
  const [width, height] = [box.width, box.height].map((side) => Math.max(1, Math.round(side * scale)));
  const size = { viewBox: box.text, width: String(width ?? 1), height: String(height ?? 1) };
  const drawing = { ...clean, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...clean.attributes, ...size } };
  return { svg: written(drawing), width: width ?? 1, height: height ?? 1 };
}

function cleaned(node: DrawingNode, stylesFor: (node: DrawingNode) => ReadonlyMap<string, string>): DrawingNode {
  const own = Object.entries(node.attributes).map(
    ([name, value]) => [name.replace(/^xlink:/, ''), value.trim()] as const,
  );
  const kept = own.filter(([name, value]) => (allowed.get(name) ?? properties.get(name))?.test(value));
  return {
    name: node.name,
    attributes: { ...Object.fromEntries(kept), ...Object.fromEntries(stylesFor(node)) },
    children: node.children.map((child) => cleaned(child, stylesFor)),
  };
}

const draws = ({ name, children }: DrawingNode): boolean => shapes.has(name) || children.some(draws);

/** Returns the box of a drawing by its viewBox, or by its width and height. */
function boxOf({ attributes }: DrawingNode): { text: string; width: number; height: number } {
  const parts = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const sides = [attributes['width'], attributes['height']].map((side = '') => Number.parseFloat(side));
  const [x, y, width, height] = parts.length === 4 ? parts : [0, 0, ...sides];
  const isSize = (side: number | undefined): side is number => side !== undefined && side > 0 && side < 1e6;
  if (!isSize(width) || !isSize(height) || !Number.isFinite(x) || !Number.isFinite(y)) {
    throw new PictureRefused('drawing_box');
  }
  return { text: [x, y, width, height].join(' '), width, height };
}

function written({ name, attributes, children }: DrawingNode): string {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `<${name}${listed.join('')}`;
  return children.length === 0 ? `${start}/>` : `${start}>${children.map(written).join('')}</${name}>`;
}

/** The signs that end an attribute or begin markup. The rules admit none of them but quotation marks. */
function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** How many elements are drawn at most, with each one counted as often as it is drawn. */
const mostDrawn = 20_000;

/** How many elements may be drawn within one another, by nesting and by reference. */
const mostWithin = 200;

/**
 * Throws PictureRefused for a drawing that refers to its own parts so often that it would take long to draw, in a circle, or
 * in a long chain: ten groups, each with ten copies of the one before, are ten thousand million elements.
 */
function refuseCostly(root: DrawingNode): void {
  const byId = new Map<string, DrawingNode>();
  collect(root, byId);
  const known = new Map<DrawingNode, number>();
  const within = new Set<DrawingNode>();

  function costOf(node: DrawingNode): number {
    const cost = known.get(node);
    if (cost !== undefined) return cost;
    if (within.has(node) || within.size >= mostWithin) throw new PictureRefused('drawing_size');
    within.add(node);
    const targets = referencesOf(node).flatMap((id) => byId.get(id) ?? []);
    const sum = [...node.children, ...targets].reduce((total, one) => total + costOf(one), 1);
    within.delete(node);
    known.set(node, sum);
    return sum;
  }

  if (costOf(root) > mostDrawn) throw new PictureRefused('drawing_size');
}

function collect(node: DrawingNode, byId: Map<string, DrawingNode>): void {
  const id = node.attributes['id'];
  if (id !== undefined && !byId.has(id)) byId.set(id, node);
  for (const child of node.children) collect(child, byId);
}

function referencesOf({ attributes }: DrawingNode): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'href') return [value.slice(1)];
    const [, id] = /url\(["']?#([\w.:-]+)/.exec(value) ?? [];
    return id === undefined ? [] : [id];
  });
}
