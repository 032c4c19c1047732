import type { Ball, Form, Section } from './form.ts';

/** Limbs grow into the trunk over so many cm. */
const softness = 4;

/** Returns the distance in cm from a point to a form; negative inside. */
export function distanceTo({ trunk, limbs }: Form): (x: number, y: number, z: number) => number {
  return (x, y, z) => {
    let distance = trunkDistance(trunk, x, y, z);
    for (const limb of limbs) {
      let own = Infinity;
      for (let at = 1; at < limb.length; at += 1) own = Math.min(own, boneDistance(x, y, z, limb[at - 1], limb[at]));
      distance = softUnion(distance, own);
    }
    return distance;
  };
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/** Chests are flatter than ellipses: 2 is an ellipse, more is closer to a rectangle. */
const squareness = 2.3;

function trunkDistance(trunk: readonly Section[], x: number, y: number, z: number): number {
  const inside = Math.max(trunk[0][0], Math.min(trunk[trunk.length - 1][0], y));
  const [, width, front, back, middle] = sectionAt(trunk, inside);
  const depth = z > middle ? front : back;
  const nx = Math.abs(x) / width;
  const nz = Math.abs(z - middle) / depth;
  const radius = (nx ** squareness + nz ** squareness) ** (1 / squareness);
  if (radius < 1e-6) return -Math.min(width, depth);
  const slopeX = (nx / radius) ** (squareness - 1) / width;
  const slopeZ = (nz / radius) ** (squareness - 1) / depth;
  const across = (radius - 1) / Math.hypot(slopeX, slopeZ);
  const beyond = Math.abs(y - inside);
  if (across > 0) return Math.hypot(across, beyond);
  return beyond > 0 ? beyond : across;
}

/** Returns the section at a height, on a smooth curve through all (Catmull-Rom). */
function sectionAt(trunk: readonly Section[], y: number): number[] {
  let at = 0;
  while (at < trunk.length - 2 && trunk[at + 1][0] < y) at += 1;
  const [a, b] = [trunk[at], trunk[at + 1]];
  const before = trunk[Math.max(0, at - 1)];
  const after = trunk[Math.min(trunk.length - 1, at + 2)];
  const t = (y - a[0]) / (b[0] - a[0]);
  return a.map((own, index) => {
    const [p, n, q] = [before[index], b[index], after[index]];
    return own + 0.5 * t * (n - p + t * (2 * p - 5 * own + 4 * n - q + t * (3 * (own - n) + q - p)));
  });
}

/** The distance to a cone with round ends. */
function boneDistance(x: number, y: number, z: number, a: Ball, b: Ball): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = clamp((px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz));
  return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (a[3] + (b[3] - a[3]) * t);
}

function softUnion(a: number, b: number): number {
  const share = clamp(0.5 + (0.5 * (b - a)) / softness);
  return b + (a - b) * share - softness * share * (1 - share);
}
