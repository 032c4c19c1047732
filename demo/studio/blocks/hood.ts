import type { Point } from '../pattern/curve.ts';
import type { Panel, Seam } from '../pattern/panel.ts';
import { fan } from './fan.ts';
import { foldRing, neckLine, neckRing, type Necklines } from './neck-ring.ts';

/** Half the width of the neck of the hood that is drawn here; others are larger or smaller. In cm. */
const drawn = 10.6;

/** Returns a hood that lies on the back: the panel `hood` stands around the neck, the panel `hoodBack` falls over it. */
export function loweredHood(necklines: Necklines): {
  readonly panels: readonly Panel[];
  readonly seams: readonly Seam[];
} {
  const scale = necklines.torso.neck[0] / drawn;
  // The height of the hood around the neck, and how far it hangs down in front and behind.
  const [rise, inFront, behind] = [6.5 * scale, 2.5 * scale, 27 * scale];
  const ring = foldRing(necklines.torso, [9.6 * scale, 8.6 * scale], 1.4);
  const stand = neckRing({ ...necklines, name: 'hood', deep: rise, turn: 0.1, open: true, top: ring });
  const { half } = neckLine(necklines);
  const fold = half - rise * 0.05;
  const { flat, rolled } = fan(fold, 26 * scale);
  const end = (along: number, below: number): Point => flat(along, below);
  const back: Panel = {
    name: 'hoodBack',
    start: end(0, inFront),
    sides: [
      {
        to: end(fold, behind),
        by: [end(fold * 0.3, inFront + 8 * scale), end(fold * 0.55, behind)],
        name: 'edgeRight',
      },
      {
        to: end(fold * 2, inFront),
        by: [end(fold * 1.45, behind), end(fold * 1.7, inFront + 8 * scale)],
        name: 'edgeLeft',
      },
      { to: end(fold * 2, 0), name: 'endLeft' },
      { to: end(fold, 0), by: [end(fold * 1.67, 0), end(fold * 1.33, 0)], name: 'foldLeft' },
      { to: end(0, 0), by: [end(fold * 0.67, 0), end(fold * 0.33, 0)], name: 'foldRight' },
      { to: end(0, inFront), name: 'endRight' },
    ],
    place: (u, v) => {
      const [along, below] = rolled(u, v);
      const [x, y, z] = ring(along / fold / 2, below * 0.55);
      return [x, y - below * 0.8, z];
    },
  };
  return {
    panels: [...stand.panels, back],
    seams: [
      ...stand.seams,
      { one: ['hood', 'topLeft'], two: ['hoodBack', 'foldLeft'], hinge: true },
      { one: ['hood', 'topRight'], two: ['hoodBack', 'foldRight'], hinge: true },
    ],
  };
}
