import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '#messages/messages.ts';
import { langOf } from '#web/core/links/own-lang.ts';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { VisuallyHidden } from '#web/core/ui/visually-hidden.tsx';
import { answerParts } from './answer-parts.ts';
import type { Conversation } from './conversation.ts';
import type { Waiting } from './use-conversation.ts';

type TurnsProps = {
  readonly turns: Conversation;
  readonly waiting: Waiting | undefined;
  readonly onLeave: () => void;
};

/** The turns of the conversation, as a live region for assistive technology. */
export function Turns({ turns, waiting, onLeave }: TurnsProps) {
  const steps = turns.map((turn, place) => ({ ...turn, key: `${place} ${turn.asked}` }));
  return (
    <div role="log" aria-live="polite" aria-label={t('assistant.conversation')} className="grid gap-3">
      {steps.map(({ asked, respuesta, inOwnLanguage, key }) => (
        <div key={key} data-turn className="grid gap-3">
          {asked !== null && <Asked>{asked}</Asked>}
          <Said who={t('assistant.assistant')} className="justify-self-start bg-sand">
            <span lang={langOf({ inOwnLanguage }, 'respuesta')}>
              <AnswerText answer={respuesta} onLeave={onLeave} />
            </span>
          </Said>
        </div>
      ))}
      {waiting && waiting.asked !== null && (
        <div data-turn className="grid">
          <Asked>{waiting.asked}</Asked>
        </div>
      )}
    </div>
  );
}

function Asked({ children }: { readonly children: string }) {
  return (
    <Said who={t('assistant.you')} className="justify-self-end bg-ink text-sheet">
      {children}
    </Said>
  );
}

type SaidProps = { readonly who: string; readonly className: string; readonly children: ReactNode };

function Said({ who, className, children }: SaidProps) {
  return (
    <p className={joinClasses('max-w-[88%] rounded-soft px-4 py-2.5 text-small wrap-anywhere', className)}>
      <VisuallyHidden>{who}: </VisuallyHidden>
      {children}
    </p>
  );
}

type AnswerTextProps = { readonly answer: string; readonly onLeave: () => void };

/** An answer as text, with links for the shop's pages in it. */
function AnswerText({ answer, onLeave }: AnswerTextProps) {
  const parts = answerParts(answer).map((part, place) => ({ part, key: `${place}` }));
  return (
    <span className="whitespace-pre-line">
      {parts.map(({ part, key }) =>
        typeof part === 'string' ? (
          <span key={key}>{part}</span>
        ) : (
          <Link key={key} to={part.to} onClick={onLeave} className="link">
            {part.text}
          </Link>
        ),
      )}
    </span>
  );
}
