import type { Panel, Seam } from '../pattern/panel.ts';
import { foldRing, neckLine, neckRing, type Necklines } from './neck-ring.ts';

/** Returns a tube around the neck, the panel `band`, that is folded down to the outside, the panel `leaf`. In cm. */
export function turtleNeck(
  necklines: Necklines,
  { rise, leaf: below }: { readonly rise: number; readonly leaf: number },
): { readonly panels: readonly Panel[]; readonly seams: readonly Seam[] } {
  const { half } = neckLine(necklines);
  // The stand gets narrower towards the fold; the leaf lies around it.
  const fold = half - rise * 0.15;
  const radius = fold / Math.PI;
  const ring = foldRing(necklines.torso, [radius * 1.02, radius * 0.98], 2.6);
  const stand = neckRing({ ...necklines, name: 'band', deep: rise, turn: 0.3, top: ring });
  const leaf: Panel = {
    name: 'leaf',
    start: [-2.5, -below],
    sides: [
      { to: [fold * 2 + 2.5, -below], name: 'edge' },
      { to: [fold * 2, 0], name: 'endLeft' },
      { to: [fold, 0], name: 'foldLeft' },
      { to: [0, 0], name: 'foldRight' },
      { to: [-2.5, -below], name: 'endRight' },
    ],
    place: (u, v) => {
      const [x, y, z] = ring(u / fold / 2, v < -0.1 ? 0.9 - v * 0.16 : 0);
      return [x, y + v, z];
    },
  };
  return {
    panels: [...stand.panels, leaf],
    seams: [
      ...stand.seams,
      { one: ['band', 'topLeft'], two: ['leaf', 'foldLeft'], hinge: true },
      { one: ['band', 'topRight'], two: ['leaf', 'foldRight'], hinge: true },
      { one: ['leaf', 'endLeft'], two: ['leaf', 'endRight'], turned: true },
    ],
  };
}
