import type { ReactNode } from 'react';
import { href } from 'react-router';
import { useHere, withReturn } from '#web/core/links/return-address.ts';
import { DeskLink } from '#web/core/session/desk-link.tsx';

type PanelProps = {
  readonly title: string;
  /** The link to the whole list. */
  readonly more?: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
};

/** A titled part of the dashboard. */
export function Panel({ title, more, children }: PanelProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-soft border border-line bg-sheet p-4">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-small font-medium">{title}</h2>
        {more && (
          <DeskLink
            to={more.to}
            aria-label={`${more.text}: ${title}`}
            className="inline-flex min-h-6 flex-none items-center text-small underline underline-offset-4"
          >
            {more.text}
          </DeskLink>
        )}
      </div>
      {children}
    </section>
  );
}

/** A list in a panel, or a sentence in the place of an empty one. */
export function Entries({ empty, children }: { readonly empty: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-small text-stone">{empty}</p>;
  return <ul className="grid text-small">{children}</ul>;
}

type EntryProps = {
  /** The product's id. */
  readonly id: number;
  readonly name: string;
  readonly value: string;
};

/** A product in a panel, with a link to its form. */
export function Entry({ id, name, value }: EntryProps) {
  const here = useHere();
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line first:border-t-0">
      <DeskLink
        to={withReturn(href('/admin/modification/:productId', { productId: String(id) }), here)}
        className="flex min-h-9 min-w-0 items-center max-md:min-h-11 underline-offset-4 hover:underline"
      >
        {name}
      </DeskLink>
      <span className="flex-none tabular-nums">{value}</span>
    </li>
  );
}
