import { t } from '#messages/messages.ts';
import { useRef, useState } from 'react';
import { homeBlock, type HomeBlock } from '#contract/site/home-blocks.ts';
import { blockNames } from '#contract/site/home-words.ts';
import { knownMostAt } from '#web/core/forms/most-characters.ts';
import { schemaErrors } from '#web/core/forms/schema-errors.ts';
import { showFirstWrong } from '#web/core/forms/show-first-wrong.ts';
import type { FieldErrors } from '#web/core/forms/use-refused.ts';
import { useKept } from '#web/core/interrupted/use-interrupted.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { isOther } from '#web/core/forms/unsaved/is-other.ts';
import { useUnsaved } from '#web/core/forms/unsaved/use-unsaved.tsx';
import { BlockFields } from './block-fields.tsx';
import type { DeskFacts, Notes } from './block-notes.ts';
import { openedBlock } from './opened-block.ts';

type BlockDrawerProps = {
  readonly block: HomeBlock;
  /** What was typed into this form before a login, if anything was. */
  readonly typed: HomeBlock | undefined;
  readonly isNew: boolean;
  /** The server's errors for the block as it is in the list. */
  readonly refused: FieldErrors;
  readonly facts: DeskFacts;
  readonly onClose: () => void;
  /** Takes the changed block into the page, which is not saved yet. */
  readonly onDone: (block: HomeBlock) => void;
};

/** The form of one block. Its changes are part of the page only after 'Listo'. */
export function BlockDrawer({ block: start, typed, isNew, refused, facts, onClose, onDone }: BlockDrawerProps) {
  const [block, setBlock] = useState(typed ?? start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllShown, setIsAllShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors: FieldErrors = schemaErrors(homeBlock, block);
  const isRefused = block === start;
  const { uploads, whileUploading } = useUploads();
  const isChanged = isOther(block, start) || block === typed;
  const { question, close } = useUnsaved(isChanged || uploads > 0);
  useKept({ name: openedBlock, unsaved: isChanged ? { block, isNew } : undefined });
  const shown = (place: string) => {
    if (isAllShown || left.has(place)) return errors[place];
    return isRefused ? refused[place] : undefined;
  };
  const leave = (place: string) => setLeft((before) => new Set([...before, place]));
  const field = (place: string) => ({ error: shown(place), onBlur: () => leave(place) });
  const rules = homeBlock.options.find(({ shape }) => shape.kind.value === block.kind);
  const notes: Notes = {
    shown,
    leave,
    field,
    line: (place, value, onChange) => ({
      ...field(place),
      value,
      maxLength: rules && knownMostAt(rules, place),
      onChange: ({ target }) => onChange(target.value),
    }),
  };

  function finish() {
    // A picture that is not here yet would be left out.
    if (uploads > 0) return;
    setIsAllShown(true);
    if (Object.keys(errors).length === 0) {
      onDone(block);
      return;
    }
    showFirstWrong(form.current);
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
            <p role="status" className="w-full text-small text-stone empty:hidden">
              {uploads > 0 && t('home-desk.waitForUpload')}
            </p>
            <Button tone="quiet" onClick={() => close(onClose)}>
              {t('home-desk.cancel')}
            </Button>
            <Button disabled={uploads > 0} onClick={finish}>
              {isNew ? t('home-desk.addToHome') : t('home-desk.done')}
            </Button>
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
          <BlockFields block={block} notes={notes} facts={{ ...facts, whileUploading }} onChange={setBlock} />
        </form>
      </Drawer>
      {question}
    </>
  );
}

/** Counts the uploads under way. */
function useUploads() {
  const [uploads, setUploads] = useState(0);
  async function whileUploading<T>(upload: Promise<T>): Promise<T> {
    setUploads((before) => before + 1);
    try {
      return await upload;
    } finally {
      setUploads((before) => before - 1);
    }
  }
  return { uploads, whileUploading };
}
