import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { homeBlock } from '#contract/home-blocks.ts';
import type { HomeBlock } from '#contract/home-blocks.ts';
import { blockNames } from '#contract/home-words.ts';
import { schemaErrors } from '../forms/schema-errors.ts';
import type { FieldErrors } from '../forms/use-refused.ts';
import { Button } from '../ui/button.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { isOther } from '../unsaved/is-other.ts';
import { useUnsaved } from '../unsaved/use-unsaved.tsx';
import { BlockFields } from './block-fields.tsx';
import type { DeskFacts } from './block-notes.ts';

type BlockDrawerProps = {
  readonly block: HomeBlock;
  readonly isNew: boolean;
  /** The server's errors for the block as it is in the list. */
  readonly refused: FieldErrors;
  readonly facts: DeskFacts;
  readonly onClose: () => void;
  /** Takes the changed block into the page, which is not saved yet. */
  readonly onDone: (block: HomeBlock) => void;
};

/** The form of one block. Its changes are part of the page only after 'Listo'. */
export function BlockDrawer({ block: start, isNew, refused, facts, onClose, onDone }: BlockDrawerProps) {
  const [block, setBlock] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllShown, setIsAllShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors: FieldErrors = schemaErrors(homeBlock, block);
  const isRefused = block === start;
  const { question, close } = useUnsaved(isOther(block, start));
  const notes = {
    shown(place: string) {
      if (isAllShown || left.has(place)) return errors[place];
      return isRefused ? refused[place] : undefined;
    },
    leave: (place: string) => setLeft((before) => new Set([...before, place])),
  };

  function finish() {
    setIsAllShown(true);
    if (Object.keys(errors).length === 0) {
      onDone(block);
      return;
    }
    // The errors are rendered first.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  const name = blockNames[block.kind];
  return (
    <>
      <Drawer
        open
        onClose={() => close(onClose)}
        title={isNew ? t('home-desk.addBlockOf', { name }) : name}
        isTitleFocused
        footer={
          <div className="flex flex-wrap items-center justify-end gap-3">
            {isAllShown && Object.keys(errors).length > 0 && (
              <p role="alert" className="w-full text-small text-danger">
                {t('home-desk.checkMarkedFields')}
              </p>
            )}
            <Button tone="quiet" onClick={() => close(onClose)}>
              {t('home-desk.cancel')}
            </Button>
            <Button onClick={finish}>{isNew ? t('home-desk.addToHome') : t('home-desk.done')}</Button>
          </div>
        }
      >
        <form
          ref={form}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            finish();
          }}
        >
          <BlockFields block={block} notes={notes} facts={facts} onChange={setBlock} />
        </form>
      </Drawer>
      {question}
    </>
  );
}
