import { dye, tint, type Rgb } from '../light/skin.ts';
import { noise } from '../noise/noise.ts';
import { bell, near, smooth, type Detail } from './detail.ts';
import { readSide, type SideMap } from './side-map.ts';

/** A seam along a line: a groove, with the small gathers that sewing leaves beside it. */
export function seam(map: SideMap, { depth = 0.05, gather = 0.035 } = {}): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    if (near.away > 4) return;
    skin.height += gather * noise(near.along * 0.75, near.away * 0.16, 1) * Math.exp(-near.away / 1.1);
    skin.height -= depth * bell(near.away, 0.14);
    tint(skin, 1 - 0.22 * bell(near.away, 0.09));
  };
}

type Row = {
  /** The distance from the line, cm. */
  readonly at?: number;
  /** The thread's colour; that of the cloth if not given. */
  readonly thread?: Rgb | undefined;
};

const stitch = 0.3;

/** A row of stitches beside a line. */
export function stitches(map: SideMap, { at = 0.5, thread }: Row = {}): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    const off = near.away - at;
    if (Math.abs(off) > 1.2) return;
    const phase = (near.along / stitch) % 1;
    const share = bell(off, 0.055) * smooth(0.06, 0.2, phase) * (1 - smooth(0.8, 0.94, phase));
    skin.height += 0.022 * share - 0.03 * bell(off, 0.16);
    skin.height += 0.02 * noise(near.along * 0.9, off * 0.4, 3) * Math.exp(-Math.abs(off) / 0.7);
    if (thread === undefined) tint(skin, 1 - 0.2 * bell(off, 0.08) + 0.12 * share);
    else dye(skin, thread, share);
  };
}

type Hem = { readonly width?: number; readonly thick?: number; readonly thread?: Rgb };

/** A hem: the cloth is double up to `width` from the line, its edge is rolled, and it twists a little. In cm. */
export function hem(map: SideMap, { width = 2, thick = 0.06, thread }: Hem = {}): Detail {
  const row = stitches(map, { at: width - 0.15, thread });
  return (u, v, skin, scale) => {
    readSide(map, u, v, near);
    if (near.away > width + 2) return;
    const twist = noise((near.along + near.away * 0.9) * 0.9, near.away * 0.3, 5);
    skin.height += 0.03 * twist * (1 - smooth(width, width + 0.8, near.away));
    skin.height += thick * (1 - smooth(width - 0.1, width + 0.12, near.away));
    skin.height -= 0.14 * (1 - smooth(0, 0.28, near.away)) ** 2;
    // Where the edge turns away, less light comes.
    tint(skin, 1 - 0.3 * bell(near.away, 0.1));
    row(u, v, skin, scale);
  };
}

type Band = { readonly width?: number; readonly step?: number; readonly shade?: number; readonly relief?: number };

/** A ribbed band up to `width` from the line, with a rib each `step`, in cm. */
export function ribBand(map: SideMap, { width = 2.2, step = 0.32, shade = 0.95, relief = 0.035 }: Band = {}): Detail {
  return (u, v, skin, scale) => {
    readSide(map, u, v, near);
    if (near.away > width + 0.6) return;
    const inBand = 1 - smooth(width - 0.06, width + 0.06, near.away);
    const wave = Math.cos((near.along / step) * 2 * Math.PI) * smooth(1.6, 3.2, step * scale);
    skin.height += inBand * (0.1 + relief * wave) - 0.12 * (1 - smooth(0, 0.3, near.away)) ** 2;
    skin.height -= 0.06 * bell(near.away - width, 0.12);
    tint(skin, 1 + inBand * (shade - 1 + 1.7 * relief * wave) - 0.25 * bell(near.away - width, 0.08));
  };
}
