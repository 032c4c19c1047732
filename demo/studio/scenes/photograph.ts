import type { Camera } from '../light/camera.ts';
import type { Scene } from '../light/render.ts';
import { lightsOf } from '../light/lights.ts';
import type { Vector } from '../pattern/panel.ts';
import { together, type Thing } from '../pictures/together.ts';
import { placed, turned } from './place.ts';
import { windowLamps } from './window-light.ts';

/** What the camera sees: the middle of the picture, its height in cm, and the degrees that the camera looks down. */
export type View = { readonly at: Vector; readonly cm: number; readonly down: number };

/** A scene as `render` takes it. */
export type Photograph = { readonly scene: Scene; readonly camera: Camera };

/** Returns things on a stage as they are photographed. The stage casts no shadows. */
export function photographOf(
  things: readonly Thing[],
  stage: Thing,
  { at, cm, down }: View,
  [width, height]: readonly [number, number],
  lights: number,
): Photograph {
  const cast = together(things);
  const { mesh, surface } = together([cast, stage]);
  const tip = { tip: down };
  const away = turned(tip)(at[0], at[1], at[2]);
  const seen = placed({ mesh, surface }, { ...tip, by: [-away[0], -away[1], -away[2]] });
  return {
    scene: {
      ...seen,
      lights: lightsOf(windowLamps, lights).map(({ direction, colour }) => ({
        direction: turned(tip)(...direction),
        colour,
      })),
      ground: { colour: [0.5, 0.5, 0.5], behind: 300 },
      casting: { corners: cast.mesh.triangles.length, vertices: cast.mesh.points.length / 3 },
    },
    camera: { width, height, at: [0, 0, 0], pixelsPerCm: height / cm, turn: 0 },
  };
}
