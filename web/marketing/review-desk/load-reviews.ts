import { deskLists } from '#contract/core/protocol/desk-lists.ts';
import { reviews, reviewSorts } from '#contract/marketing/reviews.ts';
import { reviewTexts } from '#contract/marketing/reviews.texts.ts';
import { outcomeOf, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import type { ApiClient } from '#web/core/api-client/api-client.ts';
import { bulkOutcome, type BulkOutcome } from '#web/core/desk-list/bulk-outcome.ts';
import { loadList } from '#web/core/desk-list/load-list.ts';
import { formText } from '#web/core/forms/form-text.ts';

/** Loads a page of reviews, of all products or of one, as the query of the address asks for. */
export async function loadReviews(api: ApiClient, query: URLSearchParams, productId?: string) {
  const search = query.get('search')?.trim() ?? '';
  const stars = /^[1-5]$/.test(query.get('stars') ?? '') ? (query.get('stars') ?? '') : '';
  const order = reviewSorts.find((sort) => sort === query.get('order')) ?? 'date-desc';
  const [after, before] = [query.get('after'), query.get('before')];
  const [listed, setup] = await Promise.all([
    loadList(
      api.load(reviews.desk, {
        order,
        ...(productId !== undefined && { productId }),
        ...(search && { search }),
        ...(stars && { stars }),
        ...(after && { after }),
        ...(before && { before }),
      }),
    ),
    api.load(deskLists.setup, { list: 'reviews' }),
  ]);
  return { ...listed, asked: { search, stars, order }, setup };
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>;

/** Deletes one review, or several, each in its own transaction; the form names each as its number and its author. */
export async function removeReviews(api: ApiClient, form: FormData): Promise<ActionOutcome | BulkOutcome> {
  const remove = async (reviewId: string) =>
    outcomeOf(await api.submit(reviews.remove, { reviewId }), reviewTexts.removed);
  if (formText(form, 'intent') !== 'several') return remove(formText(form, 'reviewId'));
  const items = [];
  for (const named of form.getAll('review')) {
    const [, id = '', author = ''] = typeof named === 'string' ? (/^(\d+) (.*)$/s.exec(named) ?? []) : [];
    items.push({ name: author, outcome: await remove(id) });
  }
  return bulkOutcome(items);
}
