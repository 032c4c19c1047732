import { href } from 'react-router';
import { departmentKey } from '#contract/core/shop/present-departments.ts';

/** Returns the catalogue's address for a department. */
export function cataloguePath(department: string): string {
  return `${href('/home')}?gender=${departmentKey(department)}`;
}
