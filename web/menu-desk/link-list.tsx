import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { MenuLink } from '#contract/menu-rules.ts';
import { Button } from '../ui/button.tsx';
import { LinkForm } from './link-form.tsx';
import { targetWords } from './link-target.ts';
import type { Targets } from './link-target.ts';
import { newKey } from './menu-values.ts';
import type { LinkValue } from './menu-values.ts';
import { RowButtons } from './row-buttons.tsx';
import { useSortable } from './sortable.tsx';

type LinkListProps = {
  /** What the list is, for screen readers: 'Enlaces de Ofertas'. */
  readonly label: string;
  readonly links: readonly LinkValue[];
  readonly most: number;
  readonly targets: Targets;
  /** Returns what is wrong with the link at a place. */
  readonly problemAt: (at: number) => string | undefined;
  readonly announce: (words: string) => void;
  readonly onChange: (links: readonly LinkValue[]) => void;
};

/** The links below an entry of the menu or in a group of the footer. */
export function LinkList({ label, links, most, targets, problemAt, announce, onChange }: LinkListProps) {
  const [edited, edit] = useState<LinkValue | 'new'>();
  const { list, move, entry } = useSortable({ items: links, onChange, announce });

  function done({ text, target }: MenuLink): void {
    const made = { key: edited === 'new' || !edited ? newKey() : edited.key, text, target };
    onChange(edited === 'new' ? [...links, made] : links.map((link) => (link.key === made.key ? made : link)));
    edit(undefined);
  }

  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <ul ref={list} aria-label={label} className="grid gap-1 empty:hidden">
        {links.map((link, at) => (
          <li
            key={link.key}
            {...entry(link.key)}
            className="flex flex-wrap items-center gap-x-3 rounded-soft border border-line bg-paper data-dragged:opacity-50"
          >
            <span className="grid min-w-0 flex-1 basis-40 px-3 py-2 text-small">
              <span className="font-medium wrap-anywhere">{link.text}</span>
              <span className="wrap-anywhere text-stone">{targetWords(link.target, targets)}</span>
              <span className="text-danger empty:hidden">{problemAt(at)}</span>
            </span>
            <RowButtons
              name={link.text}
              onMove={(direction) => move(link.key, direction)}
              onEdit={() => edit(link)}
              onRemove={() => onChange(links.filter(({ key }) => key !== link.key))}
            />
          </li>
        ))}
      </ul>
      {links.length < most && (
        <Button
          size="small"
          tone="quiet"
          className="justify-self-start px-0!"
          aria-label={t('menu-desk.addLinkTo', { label })}
          onClick={() => edit('new')}
        >
          {t('menu-desk.addLink')}
        </Button>
      )}
      {edited && (
        <LinkForm
          link={edited === 'new' ? null : edited}
          targets={targets}
          onClose={() => edit(undefined)}
          onDone={done}
        />
      )}
    </div>
  );
}
