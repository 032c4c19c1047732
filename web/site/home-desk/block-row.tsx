import { t } from '#messages/messages.ts';
import type { ComponentProps } from 'react';
import type { HomeBlock } from '#contract/site/home-blocks.ts';
import type { HomeTrouble } from '#contract/site/home-desk.ts';
import { blockNames, blockTitle } from '#contract/site/home-words.ts';
import { copyPath } from '../reorder/icon-paths.ts';
import { MoveHandle } from '../reorder/move-handle.tsx';
import { RowButtons } from '../reorder/row-buttons.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Picture } from '#web/core/ui/picture.tsx';
import { datesWords, blockSummary, troubleText } from './block-words.ts';
import type { DeskFacts } from './block-notes.ts';

type BlockRowProps = {
  readonly block: HomeBlock;
  /** Its name in quotation marks. */
  readonly name: string;
  readonly troubles: readonly HomeTrouble[];
  /** Why the server refused the block. */
  readonly refused: string | undefined;
  /** The shop's local time. */
  readonly now: string;
  readonly isHeld: boolean;
  readonly handle: ComponentProps<'button'>;
  /** The attributes of the row, and of the button that removes it. */
  readonly row: Readonly<Record<string, string>>;
  readonly removes: Readonly<Record<string, string>>;
  readonly facts: DeskFacts;
  readonly onOpen: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
};

/** A block in the list of the editor. */
export function BlockRow(props: BlockRowProps) {
  const { block, name, row, troubles, refused, now, isHeld, handle, facts } = props;
  const dates = datesWords(block, now);
  const wrong = [...troubles.map(troubleText), ...(refused === undefined ? [] : [refused])];
  return (
    <li
      {...row}
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-soft border bg-sheet p-2 sm:flex-nowrap',
        frameOf(isHeld, wrong.length > 0),
      )}
    >
      <MoveHandle name={name} handle={handle} />
      <Thumbnail block={block} facts={facts} />
      <button
        type="button"
        data-wrong={refused === undefined ? undefined : ''}
        onClick={props.onOpen}
        className="group grid min-w-0 flex-1 py-1 text-left"
      >
        <span className="label text-stone">{blockNames[block.kind]}</span>
        <span className="truncate text-body group-hover:underline">{blockTitle(block) || t('home-desk.untitled')}</span>
        <span className="truncate text-small text-stone">{blockSummary(block, facts.categories)}</span>
        {dates !== '' && <span className="text-small text-warn">{dates}</span>}
        {wrong.map((sentence) => (
          <span key={sentence} className="text-small text-danger">
            {sentence}
          </span>
        ))}
      </button>
      <span className="ml-auto flex flex-none max-sm:w-full max-sm:justify-end">
        <RowButtons
          labels={{
            up: t('home-desk.moveUp', { name }),
            down: t('home-desk.moveDown', { name }),
            edit: t('home-desk.edit', { name }),
            remove: t('home-desk.remove', { name }),
          }}
          onStep={props.onStep}
          onEdit={props.onOpen}
          onRemove={props.onRemove}
          removes={props.removes}
        >
          {block.kind !== 'hero' && (
            <IconButton label={t('home-desk.copy', { name })} icon={copyPath} onClick={props.onCopy} />
          )}
        </RowButtons>
      </span>
    </li>
  );
}

function frameOf(isHeld: boolean, isWrong: boolean): string {
  if (isHeld) return 'border-ink shadow-lift';
  return isWrong ? 'border-danger' : 'border-line';
}

const iconOf = {
  hero: 'M3 5h18v14H3V5ZM3 15l5-5 5 5 3-3 5 5',
  campaign: 'M3 5h18v14H3V5ZM3 15l5-5 5 5 3-3 5 5',
  products: 'M4 5h6v9H4V5ZM14 5h6v9h-6V5ZM4 18h6M14 18h6',
  tiles: 'M4 4h7v7H4V4ZM13 4h7v7h-7V4ZM4 13h7v7H4v-7ZM13 13h7v7h-7v-7Z',
  story: 'M3 5h8v14H3V5ZM14 8h7M14 12h7M14 16h4',
  text: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  facts: 'M5 8h.01M9 8h10M5 12h.01M9 12h10M5 16h.01M9 16h10',
} as const;

function Thumbnail({ block, facts }: { readonly block: HomeBlock; readonly facts: DeskFacts }) {
  const picture = facts.pictures.get(pathOf(block));
  return (
    <span className="grid h-14 w-20 flex-none place-items-center overflow-hidden bg-sand text-stone max-sm:hidden">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="80px" />
      ) : (
        <Icon name={iconOf[block.kind]} size={24} />
      )}
    </span>
  );
}

function pathOf(block: HomeBlock): string {
  if (block.kind === 'hero') return block.campaigns[0]?.wide ?? '';
  if (block.kind === 'campaign') return block.wide;
  return block.kind === 'story' ? block.picture : '';
}
