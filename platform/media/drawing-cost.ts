import type { DrawingNode } from './drawing-tree.ts';
import { PictureRefused } from './picture-refused.ts';

/** How many elements are drawn at most, with each one counted as often as it is drawn. */
const mostDrawn = 20_000;

/** How many elements may be drawn within one another, by nesting and by reference. */
const mostWithin = 200;

/**
 * Throws PictureRefused for a drawing that refers to its own parts so often that it would take long to draw, in a circle, or
 * in a long chain: ten groups, each with ten copies of the one before, are ten thousand million elements.
 */
export function refuseCostly(root: DrawingNode): void {
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
