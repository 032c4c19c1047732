import { deskOrders, stockFilters } from '#contract/goods/product-desk.ts';
import { productStates, type ProductState } from '#contract/goods/desk-product.ts';

/** What the address of the list of products asks for. Unknown values ask for nothing. */
export type ProductsQuestion = {
  readonly search: string;
  readonly category: string;
  readonly stock: (typeof stockFilters)[number];
  readonly state: ProductState | '';
  readonly order: (typeof deskOrders)[number];
  readonly page: number;
};

/** Returns the question as the shop is asked. */
export function askedOf({ search, category, state, ...rest }: ProductsQuestion) {
  return { ...rest, ...(search && { search }), ...(category && { category }), ...(state && { state }) };
}

/** Reads the question from the query of the list's address. */
export function productsQuestion(query: URLSearchParams): ProductsQuestion {
  return {
    search: query.get('search')?.trim().toUpperCase() ?? '',
    category: /^\d{1,5}$/.test(query.get('category') ?? '') ? (query.get('category') ?? '') : '',
    stock: stockFilters.find((filter) => filter === query.get('stock')) ?? 'all',
    state: productStates.find((state) => state === query.get('state')) ?? '',
    order: deskOrders.find((order) => order === query.get('order')) ?? 'newest',
    page: Math.max(1, Math.trunc(Number(query.get('page')) || 1)),
  };
}
