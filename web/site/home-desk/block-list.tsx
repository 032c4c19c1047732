import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { mostBlocks, type BlockKind, type HomeBlock } from '#contract/site/home-blocks.ts';
import type { HomeTrouble } from '#contract/site/home-desk.ts';
import { blockName, blockNames } from '#contract/site/home-words.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { useTakenBack } from '#web/core/interrupted/use-interrupted.ts';
import { moved } from '../reorder/moved.ts';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { Button } from '#web/core/ui/button.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { BlockDrawer } from './block-drawer.tsx';
import type { DeskFacts } from './block-notes.ts';
import { BlockRow } from './block-row.tsx';
import { KindChoice } from './kind-choice.tsx';
import { newBlock, newId } from './new-block.ts';
import { openedBlock, openedBlockIn } from './opened-block.ts';

type BlockListProps = {
  readonly blocks: readonly HomeBlock[];
  readonly troubles: readonly HomeTrouble[];
  /** The server's errors, by place: '2.wide' of the third block. */
  readonly refused: FieldErrors;
  readonly now: string;
  readonly facts: DeskFacts;
  readonly onChange: (change: (blocks: readonly HomeBlock[]) => HomeBlock[]) => void;
};

/** `typed` is what was typed into the form before a login. */
type Opened = { readonly block: HomeBlock; readonly isNew: boolean; readonly typed?: HomeBlock };

/** The blocks of the home page: add, change, duplicate, remove with undo, and reorder. */
export function BlockList({ blocks, troubles, refused, now, facts, onChange }: BlockListProps) {
  const [opened, open] = useState<Opened>();
  const [isChoosing, choose] = useState(false);
  useTakenBack({
    name: openedBlock,
    read: openedBlockIn,
    takeBack: ({ block: typed, isNew }) =>
      open({ block: blocks.find(({ id }) => id === typed.id) ?? typed, isNew, typed }),
  });
  const nameOf = (id: string) => {
    const block = blocks.find((one) => one.id === id);
    return block ? quoted(block) : '';
  };
  const [said, say] = useState('');
  const { list, heldId, step, row, handle } = useReorder({
    ids: blocks.map(({ id }) => id),
    nameOf,
    onMove: (from, to) => onChange((before) => moved(before, from, to)),
    say,
  });
  const { removes, adds, removedAt } = useRemovalFocus();

  function put(block: HomeBlock) {
    onChange((before) =>
      before.some(({ id }) => id === block.id)
        ? before.map((one) => (one.id === block.id ? block : one))
        : inPlace(before, block),
    );
    open(undefined);
  }

  function remove(block: HomeBlock, at: number) {
    onChange((before) => before.filter(({ id }) => id !== block.id));
    removedAt(at);
    toast(t('home-desk.removedBlockFromHome', { name: blockName(block) }), {
      action: {
        text: t('reorder.undo'),
        run: () =>
          onChange((before) =>
            before.some(({ id }) => id === block.id) ? [...before] : before.toSpliced(at, 0, block),
          ),
      },
    });
  }

  function copy(block: HomeBlock, at: number) {
    onChange((before) => before.toSpliced(at + 1, 0, { ...block, id: newId() }));
    say(t('home-desk.copiedBlock', { name: blockName(block) }));
  }

  const startAdding = (kind: BlockKind) => {
    choose(false);
    open({ block: newBlock(kind), isNew: true });
  };

  return (
    <section aria-label={t('home-desk.blocksOfHome')} className="grid content-start gap-3">
      {blocks.length === 0 && (
        <EmptyState title={t('home-desk.homeIsEmpty')}>{t('home-desk.homeIsEmptyHint')}</EmptyState>
      )}
      <ol ref={list} className="grid gap-2">
        {blocks.map((block, at) => (
          <BlockRow
            key={block.id}
            block={block}
            name={quoted(block)}
            troubles={troubles.filter((one) => one.block === block.id)}
            refused={firstOf(refusedAt(refused, at))}
            now={now}
            isHeld={heldId === block.id}
            handle={handle(block.id)}
            row={row(block.id)}
            removes={removes}
            facts={facts}
            onOpen={() => open({ block, isNew: false })}
            onStep={(by) => step(block.id, by)}
            onCopy={() => copy(block, at)}
            onRemove={() => remove(block, at)}
          />
        ))}
      </ol>
      <p role="status" aria-live="assertive" className="sr-only">
        {said}
      </p>
      {blocks.length < mostBlocks && (
        <Button {...adds} tone="outline" className="justify-self-start" onClick={() => choose(true)}>
          {t('home-desk.addBlock')}
        </Button>
      )}
      {isChoosing && (
        <KindChoice
          // There is one opening, because there is one title.
          without={blocks.some(({ kind }) => kind === 'hero') ? ['hero'] : []}
          onClose={() => choose(false)}
          onChoose={startAdding}
        />
      )}
      {opened && (
        <BlockDrawer
          key={opened.block.id}
          block={opened.block}
          typed={opened.typed}
          isNew={opened.isNew}
          refused={refusedAt(refused, blocks.indexOf(opened.block))}
          facts={facts}
          onClose={() => open(undefined)}
          onDone={(block) => {
            put(block);
            if (opened.isNew) toast(t('home-desk.addedBlockToHome', { name: blockNames[block.kind] }));
          }}
        />
      )}
    </section>
  );
}

const quoted = (block: HomeBlock) => t('home-desk.quotedBlock', { name: blockName(block) });

/** A new opening comes first, any other block last. */
function inPlace(before: readonly HomeBlock[], block: HomeBlock): HomeBlock[] {
  return block.kind === 'hero' ? [block, ...before] : [...before, block];
}

function refusedAt(refused: FieldErrors, at: number): FieldErrors {
  const start = `${at}.`;
  const own = Object.entries(refused).filter(([place]) => place.startsWith(start));
  return Object.fromEntries(own.map(([place, words]) => [place.slice(start.length), words]));
}

const firstOf = (errors: FieldErrors) => Object.values(errors).at(0);
