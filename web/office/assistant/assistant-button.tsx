import { t } from '#messages/messages.ts';
import { useState, type ComponentType } from 'react';
import { texts } from '#contract/core/texts.ts';
import { toast } from '#web/core/ui/toast.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';

/**
 * Opens the assistant, whose code is loaded on first use. It is at the bottom right and never covers content: in the
 * page's gutter, and on phones at the end of the bottom bar.
 */
export function AssistantButton() {
  const [Panel, setPanel] = useState<ComponentType<AssistantPanelProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const { AssistantPanel } = await import('./assistant-panel.tsx');
      setPanel(() => AssistantPanel);
      setIsOpen(true);
    } catch {
      toast(t('assistant.notOpened'), { tone: 'error' });
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={`${texts.assistant.button}, ${texts.assistant.title}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setIsOpen(false) : void open())}
        className="z-30 mx-auto grid size-11 place-items-center rounded-full border border-sheet bg-accent text-small font-medium text-sheet transition-colors hover:bg-accent-deep hidden-beside-dialogs md:fixed md:right-corner md:bottom-4 [@media(scripting:none)]:hidden"
      >
        {texts.assistant.button}
      </button>
      {Panel && <Panel open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
