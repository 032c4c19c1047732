import { href } from 'react-router';

/** Returns the address of a product's page. */
export function productAddress(id: number): string {
  return href('/detail/:id', { id: String(id) });
}
