import { t } from '#messages/messages.ts';
import type { BlockKind } from '#contract/site/home-blocks.ts';
import { blockNames } from '#contract/site/home-words.ts';
import { Drawer } from '#web/core/ui/drawer.tsx';
import { blockHints } from './block-words.ts';

const kinds: readonly BlockKind[] = ['campaign', 'products', 'tiles', 'story', 'text', 'facts', 'hero'];

type KindChoiceProps = {
  readonly without: readonly BlockKind[];
  readonly onClose: () => void;
  readonly onChoose: (kind: BlockKind) => void;
};

/** The choice of what kind of block to add. */
export function KindChoice({ without, onClose, onChoose }: KindChoiceProps) {
  return (
    <Drawer open onClose={onClose} title={t('home-desk.addBlock')} isTitleFocused>
      <ul className="grid border-t border-line">
        {kinds
          .filter((kind) => !without.includes(kind))
          .map((kind) => (
            <li key={kind} className="border-b border-line">
              <button
                type="button"
                className="grid w-full gap-1 py-3 text-left hover:bg-sand"
                onClick={() => onChoose(kind)}
              >
                <span className="text-body">{blockNames[kind]}</span>
                <span className="text-small text-stone">{blockHints[kind]}</span>
              </button>
            </li>
          ))}
      </ul>
    </Drawer>
  );
}
