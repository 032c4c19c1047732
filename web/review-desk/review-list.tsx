import { href, useLocation } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { DeskList } from '../desk-list/desk-list.tsx';
import { listAddress } from '../desk-list/list-address.ts';
import { listCount } from '../desk-list/list-count.ts';
import { ClearFilters, ListSearch, ListSelect } from '../desk-list/list-fields.tsx';
import { ListForm } from '../desk-list/list-form.tsx';
import { ListPages } from '../desk-list/list-pages.tsx';
import { useHere, useKeptPlace, withReturn } from '../links/return-address.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { LoadedReviews } from './load-reviews.ts';
import { ReviewActions, ReviewBulk } from './review-actions.tsx';
import { reviewColumns } from './review-columns.tsx';

const views = [
  { name: 'Todas', query: '' },
  { name: 'Con 1 estrella', query: 'stars=1' },
  { name: 'Peores primero', query: 'order=stars-asc' },
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
  useKeptPlace();
  return (
    <DeskList
      list="reviews"
      caption="Reseñas"
      place={place}
      setup={setup}
      views={views}
      columns={reviewColumns(here, isOfOne)}
      rows={found?.reviews ?? null}
      count={listCount(found?.total ?? 0, 'reseña', 'reseñas')}
      keyOf={({ id }) => String(id)}
      nameOf={({ author, Product }) => `la reseña de ${author} sobre ${Product.name}`}
      linkOf={({ productId }) =>
        isOfOne
          ? undefined
          : { to: withReturn(href('/admin/reviews/:productId', { productId: String(productId) }), here) }
      }
      actions={{ width: 'w-14', Buttons: ReviewActions }}
      filters={
        <ListForm key={query} place={place}>
          <ListSearch
            label="Buscar reseñas"
            name="search"
            placeholder="Comentario o cliente"
            defaultValue={asked.search}
            maxLength={80}
          />
          <Button type="submit" tone="outline" size="small" className="min-h-11">
            Buscar
          </Button>
          <ListSelect label="Estrellas" name="stars" width="w-48" defaultValue={asked.stars}>
            <option value="">Todas las estrellas</option>
            {['5', '4', '3', '2', '1'].map((stars) => (
              <option key={stars} value={stars}>
                {stars === '1' ? '1 estrella' : `${stars} estrellas`}
              </option>
            ))}
          </ListSelect>
          {isFiltered && <ClearFilters to={whole} />}
        </ListForm>
      }
      Bulk={ReviewBulk}
      empty={
        isFiltered ? (
          <EmptyState title="No hay reseñas así" action={<LinkButton to={whole}>Ver todas</LinkButton>} />
        ) : (
          <EmptyState
            title={isOfOne ? backOfficeTexts.reviewDesk.none : 'Todavía no hay reseñas'}
            action={<LinkButton to={href('/admin/allproducts')}>Ver los productos</LinkButton>}
          />
        )
      }
      pages={
        <ListPages
          label="Páginas de reseñas"
          place={place}
          previous={found?.previous ?? null}
          next={found?.next ?? null}
        />
      }
    />
  );
}
