import { t } from '#messages/messages.ts';
import { href, useLocation } from 'react-router';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { DeskList } from '#web/core/desk-list/desk-list.tsx';
import { listAddress } from '#web/core/desk-list/list-address.ts';
import { listCount } from '#web/core/desk-list/list-count.ts';
import { ClearFilters, ListSearch, ListSelect } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import { ListPages } from '#web/core/desk-list/list-pages.tsx';
import { useHere, useKeptPlace, withReturn } from '#web/core/links/return-address.ts';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Options } from '#web/core/ui/options-field.tsx';
import { useMay } from '#web/core/session/may.tsx';
import type { LoadedReviews } from './load-reviews.ts';
import { ReviewActions, ReviewBulk } from './review-actions.tsx';
import { reviewColumns } from './review-columns.tsx';

const views = [
  { name: t('review-desk.all'), query: '' },
  { name: t('review-desk.withOneStar'), query: 'stars=1' },
  { name: t('review-desk.worstFirst'), query: 'order=stars-asc' },
] as const;

type ReviewListProps = {
  readonly path: string;
  readonly loaded: LoadedReviews;
  /** True for the reviews of one product. */
  readonly isOfOne: boolean;
};

/** The reviews of the back office, of all products or of one. */
export function ReviewList({ path, loaded: { found, asked, setup }, isOfOne }: ReviewListProps) {
  const { search: query } = useLocation();
  const here = useHere();
  const place = { path, query, order: asked.order };
  const isFiltered = asked.search !== '' || asked.stars !== '';
  const whole = listAddress(path, query, { search: '', stars: '' });
  const mayModerate = useMay()('reviews.moderate');
  useKeptPlace();
  return (
    <DeskList
      list="reviews"
      caption={t('review-desk.title')}
      place={place}
      setup={setup}
      views={views}
      columns={reviewColumns(here, isOfOne)}
      rows={found?.reviews ?? null}
      count={listCount(found?.total ?? 0, (counted) => t('review-desk.count', counted))}
      keyOf={({ id }) => String(id)}
      nameOf={({ author, Product }) => t('review-desk.reviewOf', { author, product: Product.name })}
      linkOf={({ productId }) =>
        isOfOne
          ? undefined
          : { to: withReturn(href('/admin/reviews/:productId', { productId: String(productId) }), here) }
      }
      actions={mayModerate ? { width: 'w-14', Buttons: ReviewActions } : undefined}
      filters={
        <ListForm key={query} place={place}>
          <ListSearch
            label={t('review-desk.search')}
            name="search"
            placeholder={t('review-desk.searchHint')}
            defaultValue={asked.search}
            maxLength={80}
          />
          <Button type="submit" tone="outline" size="small" className="min-h-11">
            {t('review-desk.searchButton')}
          </Button>
          <ListSelect label={t('review-desk.starsColumn')} name="stars" width="w-48" defaultValue={asked.stars}>
            <option value="">{t('review-desk.anyStars')}</option>
            <Options
              of={['5', '4', '3', '2', '1'].map((stars) => [stars, t('review-desk.stars', { count: Number(stars) })])}
            />
          </ListSelect>
          {isFiltered && <ClearFilters to={whole} />}
        </ListForm>
      }
      Bulk={mayModerate ? ReviewBulk : undefined}
      empty={
        isFiltered ? (
          <EmptyState
            title={t('review-desk.noneFound')}
            action={<LinkButton to={whole}>{t('review-desk.showAll')}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={isOfOne ? backOfficeTexts.reviewDesk.none : t('review-desk.noneYet')}
            action={<LinkButton to={href('/admin/allproducts')}>{t('review-desk.showProducts')}</LinkButton>}
          />
        )
      }
      pages={
        <ListPages
          label={t('review-desk.listPages')}
          place={place}
          previous={found?.previous ?? null}
          next={found?.next ?? null}
        />
      }
    />
  );
}
