/** True if the content of a form differs from what it began with. */
export function isOther<Values extends object>(values: Values, start: Values): boolean {
  return values !== start && JSON.stringify(values) !== JSON.stringify(start);
}
