import { noise } from '../noise/noise.ts';
import { bell, smooth } from './detail.ts';

/** Returns how much the legs of jeans are rubbed pale at a place of a panel, 0 to 1: thighs, knees, and the creases of the hips. */
export function worn(u: number, v: number): number {
  const out = Math.abs(u);
  const thigh = 0.3 * Math.exp(-(((out - 9) / 6) ** 2) - ((v - 64) / 20) ** 2);
  const knee = 0.12 * Math.exp(-(((out - 8) / 5) ** 2) - ((v - 45) / 8) ** 2);
  return thigh + knee + whiskers(out, v);
}

/** Pale lines that fan out from the fork. */
function whiskers(out: number, v: number): number {
  const share = smooth(2, 6, out) * (1 - smooth(11, 18, out)) * smooth(72, 78, v) * (1 - smooth(88, 92, v));
  if (share === 0) return 0;
  const waver = 0.7 * noise(out * 0.25, v * 0.2, 171);
  const place = (v - 76 - out * 0.22 + waver) / (1.9 + out * 0.08);
  const off = place - Math.round(place);
  return share * 0.15 * bell(off, 0.22) * (0.6 + 0.4 * noise(Math.round(place) * 3.1, out * 0.2, 172));
}
