import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { mostEntries, type MenuLink } from '#contract/site/menu-rules.ts';
import { shop } from '#contract/core/shop/shop.ts';
import { MoveHandle } from '../reorder/move-handle.tsx';
import { moved } from '../reorder/moved.ts';
import { RowButtons } from '../reorder/row-buttons.tsx';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { Button } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { GroupForm } from './group-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { targetWords, type Targets } from './link-target.ts';
import { newKey, putBack, withEntry, type BranchValue } from './menu-values.ts';
import { rowLabels, tellRemoved } from './row-words.ts';

type BranchListProps = {
  /** Whether these are the entries of the menu, which are links, or the groups of the footer. */
  readonly of: 'main' | 'footer';
  readonly branches: readonly BranchValue[];
  readonly targets: Targets;
  /** Returns what is wrong at a place such as '0.links.2'. */
  readonly problemAt: (place: string) => string | undefined;
  readonly announce: (words: string) => void;
  readonly onChange: (change: (before: readonly BranchValue[]) => readonly BranchValue[]) => void;
};

const words = {
  main: {
    list: t('menu-desk.mainMenu'),
    add: t('menu-desk.addEntry'),
    most: mostEntries.main,
    below: mostEntries.nested,
  },
  footer: {
    list: t('menu-desk.footerGroups'),
    add: t('menu-desk.addGroup'),
    most: mostEntries.groups,
    below: mostEntries.links,
  },
} as const;

/** The entries of the menu or the groups of the footer, each with its links. */
export function BranchList({ of, branches, targets, problemAt, announce, onChange }: BranchListProps) {
  const [edited, edit] = useState<BranchValue | 'new'>();
  const { list, heldId, step, row, handle } = useReorder<HTMLUListElement>({
    ids: branches.map(({ key }) => key),
    nameOf: (key) => nameOf(branches.find((branch) => branch.key === key)),
    onMove: (from, to) => onChange((before) => moved(before, from, to)),
    say: announce,
  });
  const { removes, adds, removedAt } = useRemovalFocus();
  const said = words[of];
  const old = edited === 'new' ? undefined : edited;

  function done({ text, target }: Pick<BranchValue, 'text' | 'target'>): void {
    const key = old?.key ?? newKey();
    onChange((before) => {
      const links = before.find((branch) => branch.key === key)?.links ?? [];
      return withEntry(before, { key, text, target, links });
    });
    edit(undefined);
  }

  function remove(branch: BranchValue, at: number): void {
    onChange((before) => before.filter(({ key }) => key !== branch.key));
    removedAt(at);
    tellRemoved(nameOf(branch), () => onChange((before) => putBack(before, branch, at)));
  }

  return (
    <div className="grid gap-3">
      <ul ref={list} aria-label={said.list} className="grid gap-2 empty:hidden">
        {branches.map((branch, at) => {
          const name = nameOf(branch);
          return (
            <li
              key={branch.key}
              {...row(branch.key)}
              className={joinClasses(
                'grid gap-3 rounded-soft border bg-sheet p-3',
                heldId === branch.key ? 'border-ink shadow-lift' : 'border-line',
              )}
            >
              <div className="-ml-2 flex flex-wrap items-center gap-x-1">
                <MoveHandle name={name} handle={handle(branch.key)} />
                <span className="grid min-w-0 flex-1 basis-32 text-small">
                  <span className="text-body font-medium wrap-anywhere">{name}</span>
                  {branch.target && (
                    <span className="wrap-anywhere text-stone">{targetWords(branch.target, targets)}</span>
                  )}
                  <span className="text-danger empty:hidden">{problemAt(`${at}`)}</span>
                </span>
                <span className="ml-auto flex flex-none">
                  <RowButtons
                    labels={rowLabels(name)}
                    onStep={(by) => step(branch.key, by)}
                    onEdit={() => edit(branch)}
                    onRemove={() => remove(branch, at)}
                    removes={removes}
                  />
                </span>
              </div>
              <LinkList
                label={t('menu-desk.linksOf', { name })}
                links={branch.links}
                most={said.below}
                targets={targets}
                problemAt={(place) => problemAt(`${at}.links.${place}`)}
                announce={announce}
                onChange={(change) =>
                  onChange((before) =>
                    before.map((one) => (one.key === branch.key ? { ...one, links: change(one.links) } : one)),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      {branches.length < said.most && (
        <Button
          {...adds}
          size="small"
          tone="outline"
          className="justify-self-start max-md:min-h-11"
          onClick={() => edit('new')}
        >
          {said.add}
        </Button>
      )}
      {edited && of === 'main' && (
        <LinkForm link={linkOf(old)} targets={targets} onClose={() => edit(undefined)} onDone={done} />
      )}
      {edited && of === 'footer' && (
        <GroupForm
          title={old?.text ?? null}
          onClose={() => edit(undefined)}
          onDone={(text) => done({ text, target: null })}
        />
      )}
    </div>
  );
}

/** The name of a group without a title is the shop's. */
const nameOf = (branch: BranchValue | undefined): string => branch?.text || shop().name;

const linkOf = (branch: BranchValue | undefined): MenuLink | null =>
  branch?.target ? { text: branch.text, target: branch.target } : null;
