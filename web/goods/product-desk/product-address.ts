import { href } from 'react-router';

/** Returns where a product of the back office opens: its form, or its movements of stock for those who may not change it. */
export function productAddress(mayOpen: (address: string) => boolean, id: number): string {
  const productId = String(id);
  const form = href('/admin/modification/:productId', { productId });
  return mayOpen(form) ? form : href('/admin/stock/:productId', { productId });
}
