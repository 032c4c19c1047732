import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { MenuLink } from '#contract/site/menu-rules.ts';
import { MoveHandle } from '../reorder/move-handle.tsx';
import { moved } from '../reorder/moved.ts';
import { RowButtons } from '../reorder/row-buttons.tsx';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { Button } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { LinkForm } from './link-form.tsx';
import { targetWords, type Targets } from './link-target.ts';
import { newKey, putBack, withEntry, type LinkValue } from './menu-values.ts';
import { rowLabels, tellRemoved } from './row-words.ts';

type LinkListProps = {
  /** What the list is, for screen readers: 'Enlaces de Ofertas'. */
  readonly label: string;
  readonly links: readonly LinkValue[];
  readonly most: number;
  readonly targets: Targets;
  /** Returns what is wrong with the link at a place. */
  readonly problemAt: (at: number) => string | undefined;
  readonly announce: (words: string) => void;
  readonly onChange: (change: (before: readonly LinkValue[]) => readonly LinkValue[]) => void;
};

/** The links below an entry of the menu or in a group of the footer. */
export function LinkList({ label, links, most, targets, problemAt, announce, onChange }: LinkListProps) {
  const [edited, edit] = useState<LinkValue | 'new'>();
  const { list, heldId, step, row, handle } = useReorder<HTMLUListElement>({
    ids: links.map(({ key }) => key),
    nameOf: (key) => links.find((link) => link.key === key)?.text ?? '',
    onMove: (from, to) => onChange((before) => moved(before, from, to)),
    say: announce,
  });
  const { removes, adds, removedAt } = useRemovalFocus();

  function done({ text, target }: MenuLink): void {
    const made = { key: edited === 'new' || !edited ? newKey() : edited.key, text, target };
    onChange((before) => withEntry(before, made));
    edit(undefined);
  }

  function remove(link: LinkValue, at: number): void {
    onChange((before) => before.filter(({ key }) => key !== link.key));
    removedAt(at);
    tellRemoved(link.text, () => onChange((before) => putBack(before, link, at)));
  }

  return (
    <div className="grid gap-2 border-l-2 border-line pl-3">
      <ul ref={list} aria-label={label} className="grid gap-1 empty:hidden">
        {links.map((link, at) => (
          <li
            key={link.key}
            {...row(link.key)}
            className={joinClasses(
              'flex flex-wrap items-center gap-x-1 rounded-soft border bg-paper',
              heldId === link.key ? 'border-ink shadow-lift' : 'border-line',
            )}
          >
            <MoveHandle name={link.text} handle={handle(link.key)} />
            <span className="grid min-w-0 flex-1 basis-32 py-2 pr-3 text-small">
              <span className="font-medium wrap-anywhere">{link.text}</span>
              <span className="wrap-anywhere text-stone">{targetWords(link.target, targets)}</span>
              <span className="text-danger empty:hidden">{problemAt(at)}</span>
            </span>
            <span className="ml-auto flex flex-none">
              <RowButtons
                labels={rowLabels(link.text)}
                onStep={(by) => step(link.key, by)}
                onEdit={() => edit(link)}
                onRemove={() => remove(link, at)}
                removes={removes}
              />
            </span>
          </li>
        ))}
      </ul>
      {links.length < most && (
        <Button
          {...adds}
          size="small"
          tone="quiet"
          className="justify-self-start px-0! max-md:min-h-11!"
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
