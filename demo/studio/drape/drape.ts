import { readField, type Field } from '../form/field.ts';
import { chance } from '../noise/noise.ts';
import type { Sewn } from '../pattern/sew.ts';
import { bending } from './bending.ts';
import { stretching } from './stretching.ts';

export type Handling = {
  /**
   * The bending length at a point of a panel in cm: how far a strip of the cloth reaches over an edge before it hangs
   * (measured as in ISO 9073-7): silk 0.3, poplin 0.4, denim 0.7, coating 2, a fused collar 3.
   */
  readonly bend: (panel: string, u: number, v: number) => number;
  /** The distance that a panel keeps from the form, cm. */
  readonly gap: (panel: string) => number;
  /** Sides that stay where they are placed, as `panel.side`. */
  readonly held: readonly string[];
  /** Where cloth is tucked in: below a height, the cloth of these panels lies close to the form. In cm. */
  readonly tuck?: Tuck | undefined;
  /** The form with the layers below, which the cloth is laid over once it hangs on the form. */
  readonly over?: Field | undefined;
  readonly steps: number;
  readonly seed: number;
};

export type Tuck = { readonly panels: readonly string[]; readonly below: number };

/** In cm/s²: weak, because a small pull needs fewer steps. Bending is measured against it, so folds stay the same. */
const gravity = 120;
const step = 1 / 600;
/** How much cloth gives under tension, and how much form and air slow it down. */
const give = 1.8;
const friction = 0.03;
const dampings = [0.992, 0.985] as const;

/**
 * Lets sewn cloth fall over a form until it rests: position-based dynamics with compliance and many small steps
 * (Macklin et al. 2019, "Small steps in physics simulation"). Returns x, y and z of each particle, in cm.
 */
export function drape(sewn: Sewn, form: Field, handling: Handling): Float64Array {
  const { particle, particles, start } = sewn;
  const free = new Float64Array(particles).fill(1);
  for (const side of handling.held) for (const vertex of sewn.sides.get(side) ?? []) free[particle[vertex]] = 0;
  const from = Float64Array.from(start);
  if (handling.tuck !== undefined) tuckIn(sewn, form, handling.tuck, from, free);
  // Cloth never hangs quite evenly.
  const x = from.map((value, at) => value + (chance(at, handling.seed, 3) - 0.5) * 0.12);
  const before = Float64Array.from(x);
  const stretch = stretchSolver(sewn, x, free);
  const bend = bendSolver(sewn, x, free, handling);
  const below: Field = { ...form, values: Float32Array.from(form.values) };
  const keepOff = formSolver(sewn, below, { x, before, free, gap: handling.gap });
  for (let at = 0; at < handling.steps; at += 1) {
    if (handling.over !== undefined && at % 10 === 0) swell(below, form, handling.over, at / handling.steps);
    move({ x, before, free }, dampings[at < handling.steps / 2 ? 0 : 1]);
    // Every other time backwards, so that no end of the cloth is preferred.
    const isForward = at % 2 === 0;
    stretch(isForward);
    bend(isForward);
    keepOff();
  }
  return x;
}

/** When the layers below begin to swell and when they are full, as shares of all steps. */
const [thin, full] = [0.3, 0.7];

function swell(below: Field, form: Field, over: Field, time: number): void {
  const share = Math.max(0, Math.min(1, (time - thin) / (full - thin)));
  if (share === 0 || time > full + 0.05) return;
  for (let at = 0; at < below.values.length; at += 1) {
    below.values[at] = form.values[at] + (over.values[at] - form.values[at]) * share;
  }
}

/** How close to the form tucked cloth lies, and how much of it is pulled out again, cm. */
const close = 0.3;
const slack = 2.2;

function tuckIn(
  { particle, panelOf, panels }: Sewn,
  form: Field,
  tuck: Tuck,
  x: Float64Array,
  free: Float64Array,
): void {
  const read = new Float64Array(4);
  for (const [vertex, p] of particle.entries()) {
    const at = p * 3;
    if (free[p] === 0 || x[at + 1] > tuck.below - slack || !tuck.panels.includes(panels[panelOf[vertex]])) continue;
    free[p] = 0;
    x[at + 1] += slack;
    // Outwards from the middle of the trunk, as an arm may be nearer.
    let share = 0.2;
    while (share < 1) {
      readField(form, x[at] * share, x[at + 1], x[at + 2] * share, read);
      if (read[0] > close) break;
      share += 0.01;
    }
    x[at] *= share;
    x[at + 2] *= share;
  }
}

type Motion = { readonly x: Float64Array; readonly before: Float64Array; readonly free: Float64Array };

const fastest = 0.5;

function move({ x, before, free }: Motion, keep: number): void {
  const pull = step * step * gravity;
  for (let at = 0; at < x.length; at += 1) {
    const now = x[at];
    if (free[Math.floor(at / 3)] === 0) continue;
    const moved = Math.max(-fastest, Math.min(fastest, (now - before[at]) * keep));
    before[at] = now;
    x[at] = now + moved - (at % 3 === 1 ? pull : 0);
  }
}

function stretchSolver(sewn: Sewn, x: Float64Array, free: Float64Array): (isForward: boolean) => void {
  const { from, to, rest } = stretching(sewn);
  return (isForward) => {
    for (let turn = 0; turn < rest.length; turn += 1) {
      const c = isForward ? turn : rest.length - 1 - turn;
      const i = from[c];
      const j = to[c];
      const a = i * 3;
      const b = j * 3;
      const dx = x[b] - x[a];
      const dy = x[b + 1] - x[a + 1];
      const dz = x[b + 2] - x[a + 2];
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-9;
      const push = (length - rest[c]) / (length * (free[i] + free[j] + give));
      x[a] += dx * push * free[i];
      x[a + 1] += dy * push * free[i];
      x[a + 2] += dz * push * free[i];
      x[b] -= dx * push * free[j];
      x[b + 1] -= dy * push * free[j];
      x[b + 2] -= dz * push * free[j];
    }
  };
}

function bendSolver(sewn: Sewn, x: Float64Array, free: Float64Array, { bend }: Handling): (isForward: boolean) => void {
  const { corners, weights, areas, vertices, area } = bending(sewn);
  // Each particle weighs 1.
  const density = sewn.particles / area;
  const softness = Float64Array.from(areas, (own, c) => {
    const vertex = vertices[c];
    const length = bend(sewn.panels[sewn.panelOf[vertex]], sewn.uv[vertex * 2], sewn.uv[vertex * 2 + 1]);
    return own / (3 * length ** 3 * density * gravity * step * step);
  });
  const shares = Float64Array.from(softness, (soft, c) => {
    let sum = soft;
    for (let k = c * 4; k < c * 4 + 4; k += 1) sum += free[corners[k]] * weights[k] ** 2;
    return -1 / sum;
  });
  return (isForward) => {
    for (let turn = 0; turn < shares.length; turn += 1) {
      const c = isForward ? turn : shares.length - 1 - turn;
      const k = c * 4;
      const i = corners[k];
      const j = corners[k + 1];
      const l = corners[k + 2];
      const m = corners[k + 3];
      const wi = weights[k];
      const wj = weights[k + 1];
      const wl = weights[k + 2];
      const wm = weights[k + 3];
      for (let axis = 0; axis < 3; axis += 1) {
        const bent = x[i * 3 + axis] * wi + x[j * 3 + axis] * wj + x[l * 3 + axis] * wl + x[m * 3 + axis] * wm;
        const back = bent * shares[c];
        x[i * 3 + axis] += back * wi * free[i];
        x[j * 3 + axis] += back * wj * free[j];
        x[l * 3 + axis] += back * wl * free[l];
        x[m * 3 + axis] += back * wm * free[m];
      }
    }
  };
}

/** The distance of a form changes by at most so much in a cm. */
const steepest = 4;

function formSolver(
  { particle, particles, panelOf, panels }: Sewn,
  form: Field,
  { x, before, free, gap }: Motion & Pick<Handling, 'gap'>,
): () => void {
  const gaps = new Float64Array(particles);
  for (const [vertex, p] of particle.entries()) gaps[p] = Math.max(gaps[p], gap(panels[panelOf[vertex]]));
  const read = new Float64Array(4);
  return () => {
    for (let p = 0; p < particles; p += 1) {
      const at = p * 3;
      readField(form, x[at], x[at + 1], x[at + 2], read);
      if (free[p] === 0 || read[0] >= gaps[p] * steepest) continue;
      // Sampled distances grow faster than true ones where the form is steep.
      const slope = Math.sqrt(read[1] ** 2 + read[2] ** 2 + read[3] ** 2) || 1;
      const deep = gaps[p] - read[0] / Math.max(1, slope);
      if (deep <= 0) continue;
      const push = Math.min(deep, 1.5) / slope;
      for (let axis = 0; axis < 3; axis += 1) {
        x[at + axis] += read[axis + 1] * push;
        before[at + axis] += (x[at + axis] - before[at + axis]) * friction;
      }
    }
  };
}
