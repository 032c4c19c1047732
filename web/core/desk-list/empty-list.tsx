import { t } from '#messages/messages.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { viewOf } from './list-address.ts';
import type { ListPlace } from './list-place.ts';

type EmptyListProps = {
  readonly place: ListPlace;
  /** What is said where filters hide all rows: 'No se encontraron productos'. */
  readonly noneFound: string;
  /** The link to all: 'Ver todas' if not set. */
  readonly showAll?: string;
  /** What is said where there is nothing at all yet, from where it comes, and the button that makes the first one. */
  readonly noneYet: string;
  readonly hint: string;
  readonly action?: ReactNode;
};

/** Shown in the place of no rows: the way back to all of them, or what a new shop does first. */
export function EmptyList({ place: { path, query }, showAll = t('desk-list.showAll'), ...words }: EmptyListProps) {
  const { noneFound, noneYet, hint, action } = words;
  const view = new URLSearchParams(viewOf(query));
  view.delete('order');
  if (view.size > 0) {
    return <EmptyState title={noneFound} action={<LinkButton to={path}>{showAll}</LinkButton>} />;
  }
  return (
    <EmptyState title={noneYet} action={action}>
      {hint}
    </EmptyState>
  );
}
