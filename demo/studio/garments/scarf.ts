import { bar } from '../blocks/peg.ts';
import type { Sheet, Still } from '../blocks/still.ts';
import { through, tube } from '../blocks/tube.ts';
import { rib } from '../cloth/knits.ts';
import { colourIn, type Cloth } from '../cloth/cloth.ts';
import { linear, type Rgb } from '../light/skin.ts';
import { chance, noise } from '../noise/noise.ts';
import type { Vector } from '../pattern/panel.ts';

/** The height of the rail, and how far the ends hang in front and behind, cm. */
const rail = 88;
const [front, back] = [62, 76];
const half = 16;

/** Returns the scarf: s across, t from the front's end over the rail to the back's. */
function scarfPoint(s: number, t: number): Vector {
  const whole = front + back;
  const along = t * whole;
  const isFront = along < front;
  const down = isFront ? front - along : along - front;
  const fall = 1 - Math.exp(-down / 24);
  const side = s * 2 - 1;
  const place = side * 1.9 + 0.35 * noise(down * 0.03, 2, isFront ? 181 : 182) + (isFront ? 0 : 1.1);
  const wave = Math.sin(place * Math.PI) + 0.35 * Math.sin(place * 2.3 * Math.PI + 1.4);
  const deep = 1.3 - 0.4 * fall + 0.3 * noise(side * 2, down * 0.05, 183);
  const lean = isFront ? -2.8 * fall : 4.6 * fall;
  const x = side * (10 + 2.4 * fall) + lean + 0.5 * noise(down * 0.05, side, 184);
  // A quarter of a circle over the rail, with folds that stand off it, then down.
  const radius = 1.4 + (wave + 1.35) * deep * (0.2 + 0.4 * Math.min(1, down / 6));
  const turn = Math.min(1, down / 2.2) * (Math.PI / 2);
  const y = rail + Math.cos(turn) * (1.4 + (wave + 1.35) * 0.2) - Math.max(0, down - 2.2) * 0.99;
  return [x, y, (isFront ? 1 : -1) * Math.sin(turn) * radius];
}

/** The number of tassels at each end. */
const tassels = 28;

/** A tassel of twisted yarn below an edge. */
function tassel(index: number, isFront: boolean, cloth: Cloth): Sheet {
  const s = (index + 0.5) / tassels;
  const [x, y, z] = scarfPoint(s, isFront ? 0 : 1);
  const vary = (salt: number) => chance(index, salt, isFront ? 185 : 186) - 0.5;
  const long = 8.4 + vary(1) * 1.2;
  const away = vary(2) * 1.6;
  return tube({
    curve: through([
      [x, y + 1.3, z + (isFront ? 0.15 : -0.15)],
      [x + away * 0.1, y - long * 0.25, z + vary(3) * 0.5],
      [x + away * 0.5, y - long * 0.65, z + vary(4) * 0.8],
      [x + away, y - long, z + vary(5)],
    ]),
    wide: (t) => 0.38 + 0.14 * Math.sin(t * 2.4) - 0.08 * Math.exp(-(((t - 0.13) / 0.035) ** 2)),
    thick: (t) => 0.34 + 0.1 * Math.sin(t * 2.4) - 0.06 * Math.exp(-(((t - 0.13) / 0.035) ** 2)),
    across: () => [1, 0, 0],
    length: long,
    cloth,
    rows: 36,
    squareness: 2,
  });
}

/** Yarns twisted around each other. */
function yarn(colour: Rgb): Cloth {
  return (u, v, skin) => {
    const strand = Math.sin((u * 1.6 + v * 1.1) * 2 * Math.PI);
    colourIn(skin, colour, 0.96 + 0.1 * strand, 0.4);
    skin.height = 0.06 * strand;
  };
}

/** Returns a long knitted scarf with fringes that hangs over a rail. */
export function scarf(colour: Rgb): Still {
  const cloth = rib(colour, 0.95);
  const body: Sheet = {
    columns: 150,
    rows: 220,
    at: scarfPoint,
    flat: (s, t) => [(s * 2 - 1) * half, t * (front + back)],
    outside: cloth,
  };
  const wood = linear('#b48a5c');
  const ends = [true, false].flatMap((isFront) =>
    Array.from({ length: tassels }, (_, index) => tassel(index, isFront, yarn(colour))),
  );
  return {
    sheets: [
      body,
      ...ends,
      bar(
        [
          [-70, rail, 0],
          [0, rail, 0],
          [70, rail, 0],
        ],
        1,
        (_u, v, skin) => {
          colourIn(skin, wood, 1 + 0.08 * noise(v * 0.4, 0, 187), 0);
          skin.gloss = 0.08;
          skin.height = 0;
        },
      ),
    ],
    cm: 82,
    middle: [1, 50, 0],
    behind: 12,
  };
}
