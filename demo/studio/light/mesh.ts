/** Triangles with a normal and flat coordinates (cm) at each vertex. */
export type Mesh = {
  /** x, y and z of each vertex, cm. */
  readonly points: Float32Array;
  readonly normals: Float32Array;
  /** u and v of each vertex. */
  readonly uv: Float32Array;
  /** The vertices of each triangle, counter-clockwise seen from outside. */
  readonly triangles: Int32Array;
  /** What each triangle is a part of. */
  readonly part: Int32Array;
};

/** Sets the normals from the triangles around each vertex; vertices with the same number in `same` share theirs. */
export function setNormals({ points, normals, triangles }: Mesh, same: Int32Array, shared: number): void {
  const sums = new Float64Array(shared * 3);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] * 3, triangles[t + 1] * 3, triangles[t + 2] * 3];
    const [x1, y1, z1] = [points[b] - points[a], points[b + 1] - points[a + 1], points[b + 2] - points[a + 2]];
    const [x2, y2, z2] = [points[c] - points[a], points[c + 1] - points[a + 1], points[c + 2] - points[a + 2]];
    for (let k = 0; k < 3; k += 1) {
      const p = same[triangles[t + k]] * 3;
      sums[p] += y1 * z2 - z1 * y2;
      sums[p + 1] += z1 * x2 - x1 * z2;
      sums[p + 2] += x1 * y2 - y1 * x2;
    }
  }
  for (const [vertex, group] of same.entries()) {
    const sum = sums.subarray(group * 3, group * 3 + 3);
    const length = Math.hypot(sum[0], sum[1], sum[2]) || 1;
    for (let axis = 0; axis < 3; axis += 1) normals[vertex * 3 + axis] = sum[axis] / length;
  }
}
