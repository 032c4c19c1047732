import { useState } from 'react';
import type { ComponentType } from 'react';
import { texts } from '#contract/texts.ts';
import { toast } from '../ui/toast.ts';
import type { AssistantPanelProps } from './assistant-panel.tsx';

/**
 * Opens the assistant, whose panel is fetched when it is first wanted. It stands where nothing of the page is below it:
 * in the gutter, and on phones in the middle of the bar, between two of its buttons.
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
      toast('No pudimos abrir el asistente. Vuelva a intentarlo.', { tone: 'error' });
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
        className="fixed bottom-1.5 left-1/2 z-30 grid size-11 -translate-x-1/2 place-items-center rounded-full border border-sheet bg-accent text-small font-medium text-sheet transition-colors hover:bg-accent-deep md:bottom-4 md:left-1.5 md:translate-x-0 [@media(scripting:none)]:hidden"
      >
        {texts.assistant.button}
      </button>
      {Panel && <Panel open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
