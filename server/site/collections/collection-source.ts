import { collectionSource, type CollectionSource } from '#contract/site/collections/collection-rules.ts';

/** Returns the stored source of a collection. One that this program cannot read has no products. */
export function sourceOf({ source }: { readonly source: unknown }): CollectionSource {
  return collectionSource.safeParse(source).data ?? { by: 'picked', products: [] };
}
