import { cutPanel, edgeCounts } from './cut.ts';
import type { Panel, Seam } from './panel.ts';

/** Sewn panels: a mesh of vertices with flat coordinates, of which those on a seam share a particle. */
export type Sewn = {
  readonly panels: readonly string[];
  /** The index in `panels` of each vertex. */
  readonly panelOf: Int32Array;
  /** u and v of each vertex in its panel, cm. */
  readonly uv: Float64Array;
  readonly triangles: Int32Array;
  readonly particle: Int32Array;
  readonly particles: number;
  /** x, y and z of each particle before the cloth falls. */
  readonly start: Float64Array;
  /** 1 for the particles along which the cloth folds freely. */
  readonly hinges: Uint8Array;
  /** The vertices along each side, by `panel.side`. */
  readonly sides: ReadonlyMap<string, readonly number[]>;
};

/** Cuts panels into triangles with edges of about `size` cm, and sews them. Throws for a seam of unknown sides. */
export function sew(panels: readonly Panel[], seams: readonly Seam[], size: number): Sewn {
  const counts = edgeCounts(panels, seams, size);
  const uv: number[] = [];
  const panelOf: number[] = [];
  const triangles: number[] = [];
  const sides = new Map<string, readonly number[]>();
  for (const [index, panel] of panels.entries()) {
    const base = panelOf.length;
    const cut = cutPanel(panel, size, counts);
    for (const point of cut.points) {
      uv.push(...point);
      panelOf.push(index);
    }
    for (const corner of cut.triangles) triangles.push(base + corner);
    for (const [name, along] of cut.sides) {
      const vertices = along.map((at) => base + at);
      sides.set(`${panel.name}.${name}`, vertices);
    }
  }
  const { particle, particles } = joinVertices(panelOf.length, seams, sides);
  const start = new Float64Array(particles * 3);
  const shares = new Float64Array(particles);
  for (const [vertex, index] of panelOf.entries()) {
    const p = particle[vertex];
    shares[p] += 1;
    for (const [axis, value] of panels[index].place(uv[vertex * 2], uv[vertex * 2 + 1]).entries()) {
      start[p * 3 + axis] += value;
    }
  }
  const hinges = new Uint8Array(particles);
  for (const { one, hinge } of seams) {
    const folding = hinge === true ? (sides.get(one.join('.')) ?? []) : [];
    for (const vertex of folding) hinges[particle[vertex]] = 1;
  }
  return {
    panels: panels.map(({ name }) => name),
    panelOf: Int32Array.from(panelOf),
    uv: Float64Array.from(uv),
    triangles: Int32Array.from(triangles),
    particle,
    particles,
    start: start.map((sum, at) => sum / shares[Math.floor(at / 3)]),
    hinges,
    sides,
  };
}

/** Numbers the vertices so that those that are sewn together have the same number. */
function joinVertices(vertices: number, seams: readonly Seam[], sides: Sewn['sides']) {
  const parent = Int32Array.from({ length: vertices }, (_, at) => at);
  const rootOf = (vertex: number): number => {
    let root = vertex;
    while (parent[root] !== root) root = parent[root];
    parent[vertex] = root;
    return root;
  };
  for (const { one, two, turned } of seams) {
    const first = sides.get(one.join('.')) ?? [];
    const second = sides.get(two.join('.')) ?? [];
    const facing = turned === true ? second.toReversed() : second;
    for (const [at, vertex] of first.entries()) parent[rootOf(facing[at])] = rootOf(vertex);
  }
  const numbers = new Map<number, number>();
  const particle = new Int32Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex += 1) {
    const root = rootOf(vertex);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    particle[vertex] = number;
  }
  return { particle, particles: numbers.size };
}
