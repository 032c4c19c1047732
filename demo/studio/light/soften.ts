/** The light on a picture: for each sample its pixel and three numbers of light. */
type Light = { readonly pixel: Int32Array; readonly spread: Float32Array };

/**
 * Blurs the light on the samples for which `isPlane` is true, among themselves, within about `radius` px: many lights make
 * many edges of shadow on a plane where one window makes none.
 */
export function soften(
  { pixel, spread }: Light,
  isPlane: (sample: number) => boolean,
  { width, height, radius }: { readonly width: number; readonly height: number; readonly radius: number },
): void {
  if (radius < 1) return;
  const planes = [...pixel.keys()].filter(isPlane);
  const weights = new Float32Array(width * height);
  for (const item of planes) weights[pixel[item]] += 1;
  const shares = blurred(weights, width, height, radius);
  for (let axis = 0; axis < 3; axis += 1) {
    const values = new Float32Array(width * height);
    for (const item of planes) values[pixel[item]] += spread[item * 3 + axis];
    const soft = blurred(values, width, height, radius);
    for (const item of planes) spread[item * 3 + axis] = soft[pixel[item]] / shares[pixel[item]];
  }
}

/** Three box blurs one after the other are close to a bell. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const [from, to] = [values.slice(), new Float32Array(values.length)];
  for (let round = 0; round < 3; round += 1) {
    for (let y = 0; y < height; y += 1) blurLine(from, to, { start: y * width, step: 1, length: width, radius });
    for (let x = 0; x < width; x += 1) blurLine(to, from, { start: x, step: width, length: height, radius });
  }
  return from;
}

type Line = { readonly start: number; readonly step: number; readonly length: number; readonly radius: number };

/** Outside of the line there is nothing. */
function blurLine(from: Float32Array, to: Float32Array, { start, step, length, radius }: Line): void {
  let sum = 0;
  for (let i = 0; i < Math.min(radius, length); i += 1) sum += from[start + i * step];
  for (let i = 0; i < length; i += 1) {
    if (i + radius < length) sum += from[start + (i + radius) * step];
    if (i - radius > 0) sum -= from[start + (i - radius - 1) * step];
    to[start + i * step] = sum / (2 * radius + 1);
  }
}
