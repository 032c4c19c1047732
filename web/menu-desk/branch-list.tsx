import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { mostEntries } from '#contract/menu-rules.ts';
import { shop } from '#contract/shop.ts';
import type { MenuLink } from '#contract/menu-rules.ts';
import { Button } from '../ui/button.tsx';
import { GroupForm } from './group-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import { targetWords } from './link-target.ts';
import type { Targets } from './link-target.ts';
import { newKey } from './menu-values.ts';
import type { BranchValue } from './menu-values.ts';
import { RowButtons } from './row-buttons.tsx';
import { useSortable } from './sortable.tsx';

type BranchListProps = {
  /** Whether these are the entries of the menu, which are links, or the groups of the footer. */
  readonly of: 'main' | 'footer';
  readonly branches: readonly BranchValue[];
  readonly targets: Targets;
  /** Returns what is wrong at a place such as '0.links.2'. */
  readonly problemAt: (place: string) => string | undefined;
  readonly announce: (words: string) => void;
  readonly onChange: (branches: readonly BranchValue[]) => void;
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
  const { list, move, entry } = useSortable({ items: branches, onChange, announce });
  const said = words[of];
  const old = edited === 'new' ? undefined : edited;

  function done({ text, target }: Pick<BranchValue, 'text' | 'target'>): void {
    const made = { key: old?.key ?? newKey(), text, target, links: old?.links ?? [] };
    onChange(old ? branches.map((branch) => (branch.key === made.key ? made : branch)) : [...branches, made]);
    edit(undefined);
  }

  return (
    <div className="grid gap-3">
      <ul ref={list} aria-label={said.list} className="grid gap-2 empty:hidden">
        {branches.map((branch, at) => {
          const name = branch.text || shop().name;
          return (
            <li
              key={branch.key}
              {...entry(branch.key)}
              className="grid gap-3 rounded-soft border border-line bg-sheet p-3 data-dragged:opacity-50"
            >
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="grid min-w-0 flex-1 basis-40 text-small">
                  <span className="text-body font-medium wrap-anywhere">{name}</span>
                  {branch.target && (
                    <span className="wrap-anywhere text-stone">{targetWords(branch.target, targets)}</span>
                  )}
                  <span className="text-danger empty:hidden">{problemAt(`${at}`)}</span>
                </span>
                <RowButtons
                  name={name}
                  onMove={(direction) => move(branch.key, direction)}
                  onEdit={() => edit(branch)}
                  onRemove={() => onChange(branches.filter(({ key }) => key !== branch.key))}
                />
              </div>
              <LinkList
                label={t('menu-desk.linksOf', { name })}
                links={branch.links}
                most={said.below}
                targets={targets}
                problemAt={(place) => problemAt(`${at}.links.${place}`)}
                announce={announce}
                onChange={(links) =>
                  onChange(branches.map((one) => (one.key === branch.key ? { ...one, links } : one)))
                }
              />
            </li>
          );
        })}
      </ul>
      {branches.length < said.most && (
        <Button size="small" tone="outline" className="justify-self-start max-md:min-h-11" onClick={() => edit('new')}>
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

const linkOf = (branch: BranchValue | undefined): MenuLink | null =>
  branch?.target ? { text: branch.text, target: branch.target } : null;
