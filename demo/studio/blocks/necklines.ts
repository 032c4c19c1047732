import type { Side } from '../pattern/panel.ts';
import type { Torso } from './torso.ts';

/** Returns the round neckline of a front, `drop` cm deep. */
export function crewNeck({ neck: [x, top] }: Torso, drop: number): Side[] {
  const low = top - drop;
  return [
    {
      to: [0, low],
      by: [
        [x - 0.4, low + drop * 0.35],
        [x * 0.56, low],
      ],
      name: 'neckRight',
    },
    {
      to: [-x, top],
      by: [
        [-x * 0.56, low],
        [-x + 0.4, low + drop * 0.35],
      ],
      name: 'neckLeft',
    },
  ];
}

/** Returns a V-shaped neckline of a front, `drop` cm deep. */
export function vNeck({ neck: [x, top] }: Torso, drop: number): Side[] {
  const low = top - drop;
  return [
    {
      to: [0, low],
      by: [
        [x + 0.2, top - drop * 0.34],
        [x * 0.42, low + drop * 0.34],
      ],
      name: 'neckRight',
    },
    {
      to: [-x, top],
      by: [
        [-x * 0.42, low + drop * 0.34],
        [-x - 0.2, top - drop * 0.34],
      ],
      name: 'neckLeft',
    },
  ];
}

/** Returns the neckline of a front that a collar with a stand is sewn to, `drop` cm deep. */
export function collarNeck({ neck: [x, top] }: Torso, drop: number): Side[] {
  const low = top - drop;
  return [
    {
      to: [0, low],
      by: [
        [x - 0.6, low + drop * 0.4],
        [x - 4, low],
      ],
      name: 'neckRight',
    },
    {
      to: [-x, top],
      by: [
        [-x + 4, low],
        [-x + 0.6, low + drop * 0.4],
      ],
      name: 'neckLeft',
    },
  ];
}
