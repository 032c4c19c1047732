import type { Gathered } from './gather.ts';
import type { Light } from './shadow-map.ts';

/** Cloth lets a little light around its edge. */
const wrap = 0.12;

/** How far off its surface a point is seen from a light, so that it does not shade itself, cm. */
const off = 0.35;

/** Collects the light on the pixels of a picture: three numbers each. */
export type Lit = { readonly spread: Float32Array; readonly mirrored: Float32Array };

/** Adds a light to what is gathered. `reaches` is from the light's shadow map. */
export function illuminate(
  { count, position, broad, normal, sheen, gloss, shaded: likes }: Gathered,
  { direction: [lx, ly, lz], colour }: Light,
  reaches: (x: number, y: number, z: number) => number,
  { spread, mirrored }: Lit,
): void {
  // The direction half way between light and camera, which is so far away that it sees all of them from one direction.
  const half = Math.sqrt(lx * lx + ly * ly + (lz + 1) ** 2) || 1;
  const hx = lx / half;
  const hy = ly / half;
  const hz = (lz + 1) / half;
  // How far the light reaches each point; -1 where nobody has asked yet.
  const known = new Float32Array(count).fill(-1);
  for (let item = 0; item < count; item += 1) {
    const o = item * 3;
    const bx = broad[o];
    const by = broad[o + 1];
    const bz = broad[o + 2];
    if (bx * lx + by * ly + bz * lz <= -wrap) continue;
    const nx = normal[o];
    const ny = normal[o + 1];
    const nz = normal[o + 2];
    const facing = nx * lx + ny * ly + nz * lz;
    if (facing <= -wrap) continue;
    const x = position[o];
    const y = position[o + 1];
    const z = position[o + 2];
    const like = likes[item];
    let open = known[like];
    if (open < 0) {
      open = reaches(x + bx * off, y + by * off, z + bz * off);
      known[like] = open;
    }
    if (open === 0) continue;
    const lit = (open * (facing + wrap)) / (1 + wrap);
    spread[o] += colour[0] * lit;
    spread[o + 1] += colour[1] * lit;
    spread[o + 2] += colour[2] * lit;
    if (facing <= 0 || (sheen[item] === 0 && gloss[item] === 0)) continue;
    const nh = Math.max(0, nx * hx + ny * hy + nz * hz);
    const nv = Math.max(0.05, nz);
    // Fuzz (Estevez and Kulla 2017, "Production friendly microfacet sheen"), and a soft gloss (Blinn 1977).
    const aside = 1 - nh * nh;
    const fuzz = (sheen[item] * 0.5 * aside * Math.sqrt(Math.sqrt(aside)) * facing) / (facing + nv - facing * nv);
    const fourth = nh * nh * nh * nh;
    const eighth = fourth * fourth;
    const shine = open * (fuzz + gloss[item] * 2 * eighth * eighth * eighth * facing);
    mirrored[o] += colour[0] * shine;
    mirrored[o + 1] += colour[1] * shine;
    mirrored[o + 2] += colour[2] * shine;
  }
}

/** Light that reaches even the inside of a garment, from walls and through the cloth. */
const indoors = 0.12;

/**
 * Returns a colour in the light that it got. Light that bounces between folds takes the colour of the cloth (Jimenez et
 * al. 2016, "Practical real-time strategies for accurate indirect occlusion"), here by half.
 */
export function shaded(colour: number, spread: number, mirrored: number): number {
  const open = Math.min(1, spread + indoors);
  const [a, b, c] = [2.0404 * colour - 0.3324, -4.7951 * colour + 0.6417, 2.7552 * colour + 0.6903];
  const bounced = Math.max(open, ((open * a + b) * open + c) * open);
  const light = Math.max(spread, (open + bounced) / 2);
  return colour * light + mirrored * (colour * 0.6 + 0.4);
}
