import type { Sewn } from '../pattern/sew.ts';

/** Returns the edges of cloth with their lengths in cm. */
export function stretching({ particle, uv, triangles, particles }: Sewn) {
  const from: number[] = [];
  const to: number[] = [];
  const rest: number[] = [];
  const seen = new Set<number>();
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]];
      const [pa, pb] = [particle[a], particle[b]];
      const key = Math.min(pa, pb) * particles + Math.max(pa, pb);
      if (seen.has(key)) continue;
      seen.add(key);
      from.push(pa);
      to.push(pb);
      rest.push(Math.hypot(uv[a * 2] - uv[b * 2], uv[a * 2 + 1] - uv[b * 2 + 1]));
    }
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to), rest: Float64Array.from(rest) };
}
