/** A step of outlines: absolute points, x before y. */
type PathCommand = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
};

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

type Point = readonly [x: number, y: number];

/**
 * Writes outlines as an SVG path of whole numbers. Each point is relative to the one before, which takes half of the bytes: the path is a
 * part of every page. Points are rounded before, so that what is lost never adds up.
 */
export function shortPath(commands: readonly PathCommand[]): string {
  let start: Point = [0, 0];
  let pen: Point = [0, 0];
  let last = '';
  const steps = commands.map(({ command, args }) => {
    if (command === 'closePath') {
      pen = start;
      last = 'z';
      return 'z';
    }
    const points = pointsOf(args);
    const step = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    pen = points.at(-1) ?? pen;
    if (command === 'moveTo') start = pen;
    const letter = letters[command] === last && command !== 'moveTo' ? '' : letters[command];
    last = letters[command];
    return letter + joined(step, letter === '');
  });
  return steps.join('');
}

function pointsOf(args: readonly number[]): Point[] {
  return args.flatMap((x, place) =>
    place % 2 === 0 ? [[Math.round(x), Math.round(args[place + 1] ?? 0)] as const] : [],
  );
}

/** A minus sign separates numbers as well as a space does. */
function joined(numbers: readonly number[], isNext: boolean): string {
  return numbers.map((one, place) => (one < 0 || (place === 0 && !isNext) ? `${one}` : ` ${one}`)).join('');
}
