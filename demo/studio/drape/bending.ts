import type { Sewn } from '../pattern/sew.ts';

type Half = { readonly a: number; readonly b: number; readonly c: number; readonly area: number };

/**
 * Returns the pairs of neighbouring triangles, with weights of their four corners whose sum is 0 while both lie in one
 * plane (Bergou et al. 2006, "A quadratic bending model for inextensible surfaces"). Hinges are left out. `area` is that
 * of the whole cloth in cm².
 */
export function bending({ particle, uv, triangles, particles, hinges }: Sewn) {
  const corners: number[] = [];
  const weights: number[] = [];
  const areas: number[] = [];
  const vertices: number[] = [];
  let area = 0;
  const spread = (at: number, one: number, two: number) => {
    const [x1, y1] = [uv[one * 2] - uv[at * 2], uv[one * 2 + 1] - uv[at * 2 + 1]];
    const [x2, y2] = [uv[two * 2] - uv[at * 2], uv[two * 2 + 1] - uv[at * 2 + 1]];
    return { dot: x1 * x2 + y1 * y2, cross: Math.abs(x1 * y2 - y1 * x2) };
  };
  const cot = (at: number, one: number, two: number) => {
    const { dot, cross } = spread(at, one, two);
    return dot / (cross || 1e-9);
  };
  const halves = new Map<number, Half>();
  for (let t = 0; t < triangles.length; t += 3) {
    const own = spread(triangles[t], triangles[t + 1], triangles[t + 2]).cross / 2;
    area += own;
    for (let k = 0; k < 3; k += 1) {
      const [a, b, c] = [triangles[t + k], triangles[t + ((k + 1) % 3)], triangles[t + ((k + 2) % 3)]];
      const [pa, pb, pc] = [particle[a], particle[b], particle[c]];
      const key = Math.min(pa, pb) * particles + Math.max(pa, pb);
      const other = halves.get(key);
      if (other === undefined) {
        halves.set(key, { a, b, c, area: own });
        continue;
      }
      const pd = particle[other.c];
      if (pc === pd || (hinges[pa] === 1 && hinges[pb] === 1)) continue;
      // The other triangle's ends of this edge, in this one's order.
      const [oa, ob] = particle[other.a] === pa ? [other.a, other.b] : [other.b, other.a];
      const [a1, a2, b1, b2] = [cot(a, b, c), cot(oa, ob, other.c), cot(b, a, c), cot(ob, oa, other.c)];
      corners.push(pa, pb, pc, pd);
      weights.push(b1 + b2, a1 + a2, -a1 - b1, -a2 - b2);
      areas.push(own + other.area);
      vertices.push(a);
    }
  }
  return { corners: Int32Array.from(corners), weights: Float64Array.from(weights), areas, vertices, area };
}
