import { sewn, type Panel, type Seam } from '../pattern/panel.ts';
import { aroundTrunk, type Torso } from './torso.ts';

/** Returns the two halves of a band below a torso with a straight hem; `half` its width in cm. */
export function hemBand(
  torso: Torso,
  { half, deep }: { readonly half: number; readonly deep: number },
): { readonly panels: readonly Panel[]; readonly seams: readonly Seam[] } {
  const top = torso.hem.side;
  const place = aroundTrunk({ ...torso, half });
  const panels = (['front', 'back'] as const).map((part): Panel => {
    const sign = part === 'front' ? 1 : -1;
    return {
      name: `${part}Band`,
      start: [-half, top - deep],
      sides: [
        { to: [half, top - deep], name: 'end' },
        { to: [half, top], name: 'right' },
        { to: [-half, top], name: 'top' },
        { to: [-half, top - deep], name: 'left' },
      ],
      place: (u, v) => {
        const [x, y, z] = place(u, v);
        return [x * sign, y, z * sign];
      },
    };
  });
  return {
    panels,
    seams: [
      sewn(['front', 'hem'], ['frontBand', 'top']),
      sewn(['back', 'hem'], ['backBand', 'top']),
      sewn(['frontBand', 'right'], ['backBand', 'left']),
      sewn(['frontBand', 'left'], ['backBand', 'right']),
    ],
  };
}
