/** The nearest depth of each pixel, and the triangle that it belongs to. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** The index of the triangle's first corner; -1 where there is none. */
  readonly owner: Int32Array;
};

/** Neighbours overlap by so much of a triangle, so that rounding leaves no holes between them. */
const slack = 1e-4;

/** Returns an empty canvas. */
export function canvasOf(width: number, height: number): Canvas {
  const pixels = width * height;
  return { width, height, depth: new Float32Array(pixels).fill(Infinity), owner: new Int32Array(pixels).fill(-1) };
}

/** Draws triangles; `points` are x and y in px, and a depth that is smaller for what is nearer. */
export function raster({ width, height, depth, owner }: Canvas, triangles: Int32Array, points: Float32Array): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const a = triangles[t] * 3;
    const b = triangles[t + 1] * 3;
    const c = triangles[t + 2] * 3;
    const ax = points[a];
    const ay = points[a + 1];
    const bx = points[b];
    const by = points[b + 1];
    const cx = points[c];
    const cy = points[c + 1];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (area === 0) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    // The shares of the corners change evenly from pixel to pixel.
    const [shareA, shareB] = [(by - cy) / area, (cy - ay) / area];
    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5;
      const px = left + 0.5;
      let inA = ((bx - px) * (cy - py) - (by - py) * (cx - px)) / area;
      let inB = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) / area;
      for (let at = y * width + left; at <= y * width + right; at += 1) {
        const inC = 1 - inA - inB;
        const z = points[a + 2] * inA + points[b + 2] * inB + points[c + 2] * inC;
        const isSeen = inA >= -slack && inB >= -slack && inC >= -slack && z < depth[at];
        depth[at] = isSeen ? z : depth[at];
        owner[at] = isSeen ? t : owner[at];
        inA += shareA;
        inB += shareB;
      }
    }
  }
}
