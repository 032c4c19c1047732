import { t } from '#messages/messages.ts';
import { useState, type Ref } from 'react';
import { controlLook } from '#web/core/ui/field.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { longestQuestion } from './conversation.ts';

type AskFormProps = {
  readonly ref: Ref<HTMLInputElement>;
  readonly isBusy: boolean;
  readonly onAsk: (question: string) => void;
};

/** The field for typing a question. While an answer is loading, the typed text stays in the field. */
export function AskForm({ ref, isBusy, onAsk }: AskFormProps) {
  const [question, setQuestion] = useState('');

  function send() {
    const asked = question.trim();
    if (asked === '' || isBusy) return;
    setQuestion('');
    onAsk(asked);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-none items-center gap-2 border-t border-line py-3 pr-3 pl-5"
    >
      <input
        ref={ref}
        value={question}
        onChange={(event) => setQuestion(event.currentTarget.value)}
        maxLength={longestQuestion}
        aria-label={t('assistant.writeQuestion')}
        placeholder={t('assistant.writeQuestion')}
        autoComplete="off"
        enterKeyHint="send"
        className={joinClasses(controlLook, 'min-w-0 flex-1')}
      />
      <IconButton
        label={t('assistant.send')}
        icon="right"
        type="submit"
        className="bg-ink text-sheet hover:bg-accent"
      />
    </form>
  );
}
