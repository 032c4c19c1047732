import type { Thing } from '../pictures/together.ts';
import type { Vector } from '../pattern/panel.ts';

/**
 * How a thing is turned, in this order: `roll` around z (to its right side), `tip` around x (its top towards the camera)
 * and `yaw` around the vertical (its front to the picture's right), in degrees; then moved `by` cm.
 */
export type Place = { readonly roll?: number; readonly tip?: number; readonly yaw?: number; readonly by?: Vector };

/** Returns a function that turns a direction as a place says. */
export function turned({ roll = 0, tip = 0, yaw = 0 }: Place): (x: number, y: number, z: number) => Vector {
  const [r, t, w] = [roll, tip, yaw].map((degrees) => (degrees * Math.PI) / 180);
  const [sr, cr, st, ct, sw, cw] = [Math.sin(r), Math.cos(r), Math.sin(t), Math.cos(t), Math.sin(w), Math.cos(w)];
  return (x, y, z) => {
    const rx = x * cr + y * sr;
    const ry = y * cr - x * sr;
    const ty = ry * ct - z * st;
    const tz = ry * st + z * ct;
    return [rx * cw + tz * sw, ty, tz * cw - rx * sw];
  };
}

/** Returns a thing at another place. */
export function placed({ mesh, surface }: Thing, place: Place): Thing {
  const turn = turned(place);
  const [bx, by, bz] = place.by ?? [0, 0, 0];
  const points = new Float32Array(mesh.points.length);
  const normals = new Float32Array(mesh.points.length);
  for (let v = 0; v < points.length; v += 3) {
    const point = turn(mesh.points[v], mesh.points[v + 1], mesh.points[v + 2]);
    points[v] = point[0] + bx;
    points[v + 1] = point[1] + by;
    points[v + 2] = point[2] + bz;
    normals.set(turn(mesh.normals[v], mesh.normals[v + 1], mesh.normals[v + 2]), v);
  }
  return { mesh: { ...mesh, points, normals }, surface };
}
