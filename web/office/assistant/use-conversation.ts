import { useCallback, useEffect, useRef, useState } from 'react';
import type { Cause } from '#web/core/requests/request-failure.ts';
import { conversation } from './conversation-store.ts';
import { answered, isMessage, steppedBack, type Conversation } from './conversation.ts';
import { fetchMessage } from './fetch-message.ts';

/** A pending question; null is the first message. `lost`: why it failed; it can be retried. */
export type Waiting = { readonly asked: string | null; readonly lost: Cause | undefined };

export type Talk = {
  readonly turns: Conversation;
  readonly waiting: Waiting | undefined;
  /** Asks a question, unless another one is pending. Null starts a new conversation. */
  readonly ask: (asked: string | null) => void;
  /** Drops a failed question, or else the last question and its answer. */
  readonly stepBack: () => void;
};

/** Returns the conversation with the assistant. It requests the first message when `isOpen`. */
export function useConversation(isOpen: boolean): Talk {
  const turns = conversation.use();
  const [waiting, setWaiting] = useState<Waiting>();
  const request = useRef<AbortController>(undefined);

  const ask = useCallback((asked: string | null) => {
    if (request.current) return;
    const sent = new AbortController();
    request.current = sent;
    setWaiting({ asked, lost: undefined });
    void fetchMessage(asked, sent.signal).then((message) => {
      request.current = undefined;
      if (sent.signal.aborted) return;
      if (isMessage(message)) conversation.set((before) => answered(before, asked, message));
      setWaiting(isMessage(message) ? undefined : { asked, lost: message });
    });
  }, []);

  const isToBegin = isOpen && turns.length === 0 && waiting === undefined;
  useEffect(() => {
    if (isToBegin) ask(null);
  }, [isToBegin, ask]);

  useEffect(() => () => request.current?.abort(), []);

  return {
    turns,
    waiting,
    ask,
    stepBack() {
      if (waiting?.lost) setWaiting(undefined);
      else if (!waiting) conversation.set(steppedBack);
    },
  };
}
