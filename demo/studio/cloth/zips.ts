import { dye, tint, type Rgb, type Skin } from '../light/skin.ts';
import { bell, near, smooth, type Detail } from './detail.ts';
import { readSide, type SideMap } from './side-map.ts';

const metal: Rgb = [0.4, 0.39, 0.37];

/** Half a zip along a line: it closes with the half on the other side. */
export function halfZip(map: SideMap): Detail {
  return (u, v, skin) => {
    readSide(map, u, v, near);
    const { away, along } = near;
    if (away > 1.4) return;
    skin.height += 0.08 * smooth(0.5, 0.62, away) - 0.05 * bell(away - 1.1, 0.08);
    tint(skin, 1 - 0.45 * bell(away - 0.5, 0.1));
    if (away < 0.24) toothed(skin, along);
  };
}

function toothed(skin: Skin, along: number): void {
  const tooth = Math.sin((along / 0.22) * 2 * Math.PI);
  dye(skin, metal, 0.9);
  skin.gloss = 0.7;
  skin.height += 0.04 * tooth;
  tint(skin, 0.8 + 0.2 * tooth);
}

/** A zip along the middle of a panel, from one height to another, with its puller at the top. */
export function zip(low: number, high: number, at = 0): Detail {
  return (u, v, skin) => {
    const away = Math.abs(u - at);
    if (away > 1.4 || v < low - 0.5 || v > high + 0.5) return;
    skin.height += 0.08 * smooth(0.5, 0.62, away) - 0.05 * bell(away - 1.1, 0.08);
    tint(skin, 1 - 0.45 * bell(away - 0.5, 0.1));
    if (away < 0.24) toothed(skin, v + (u > at ? 0.11 : 0));
    const [px, py] = [away / 0.34, (v - high + 2.2) / 1.5];
    if (Math.max(px, Math.abs(py)) < 1) {
      dye(skin, metal, 1);
      skin.gloss = 0.9;
      skin.height += 0.2 * Math.sqrt(1 - px * px);
    }
  };
}
