/** True if a form's values differ from the initial ones. */
export function isOther<Values extends object>(values: Values, start: Values): boolean {
  return values !== start && JSON.stringify(values) !== JSON.stringify(start);
}
