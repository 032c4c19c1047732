import { t } from '#messages/messages.ts';
import type { ComponentProps } from 'react';
import type { HomeBlock } from '#contract/home-blocks.ts';
import type { HomeTrouble } from '#contract/home-desk.ts';
import { blockNames, blockTitle } from '#contract/home-words.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Picture } from '../ui/picture.tsx';
import { datesWords, blockSummary, troubleText } from './block-words.ts';
import type { DeskFacts } from './block-notes.ts';
import { copyPath, editPath, gripPath, upPath } from './icon-paths.ts';

type BlockRowProps = {
  readonly block: HomeBlock;
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly troubles: readonly HomeTrouble[];
  /** Why the server refused the block. */
  readonly refused: string | undefined;
  /** The shop's local time. */
  readonly now: string;
  readonly isHeld: boolean;
  readonly handle: ComponentProps<'button'>;
  readonly facts: DeskFacts;
  readonly onOpen: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
};

/** A block in the list of the editor. */
export function BlockRow(props: BlockRowProps) {
  const { block, name, place, count, troubles, refused, now, isHeld, handle, facts } = props;
  const dates = datesWords(block, now);
  const wrong = [...troubles.map(troubleText), ...(refused === undefined ? [] : [refused])];
  return (
    <li
      className={joinClasses(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-soft border bg-sheet p-2 sm:flex-nowrap',
        frameOf(isHeld, wrong.length > 0),
      )}
    >
      <button
        {...handle}
        type="button"
        aria-label={t('home-desk.moveBlock', { name })}
        title={t('home-desk.moveHint')}
        className="inline-grid size-11 flex-none cursor-grab touch-none place-items-center rounded-full text-stone hover:bg-sand active:cursor-grabbing aria-pressed:bg-ink aria-pressed:text-sheet"
      >
        <svg width={24} height={24} viewBox="0 0 24 24" stroke="currentColor" strokeWidth={3} aria-hidden="true">
          <path d={gripPath} strokeLinecap="round" />
        </svg>
      </button>
      <Thumbnail block={block} facts={facts} />
      <button type="button" onClick={props.onOpen} className="group grid min-w-0 flex-1 py-1 text-left">
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
        <IconButton
          label={t('home-desk.moveBlockUp', { name })}
          icon={upPath}
          disabled={place === 0}
          onClick={() => props.onStep(-1)}
        />
        <IconButton
          label={t('home-desk.moveBlockDown', { name })}
          icon="down"
          disabled={place === count - 1}
          onClick={() => props.onStep(1)}
        />
        <IconButton label={t('home-desk.editBlock', { name })} icon={editPath} onClick={props.onOpen} />
        {block.kind !== 'hero' && (
          <IconButton label={t('home-desk.copyBlock', { name })} icon={copyPath} onClick={props.onCopy} />
        )}
        <IconButton label={t('home-desk.removeBlock', { name })} icon="trash" onClick={props.onRemove} />
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
