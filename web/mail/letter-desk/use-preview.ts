import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import type { LetterTexts } from '#contract/mail/letters/letter.ts';
import type { LetterKind } from '#contract/mail/letters/letters.ts';
import { lettersDesk, type ShownLetter } from '#contract/mail/letter-desk.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';
import { ask } from '#web/core/requests/ask.ts';
import type { Cause } from '#web/core/requests/request-failure.ts';

/** How long nothing is typed before the preview follows, in ms. */
const pauseMs = 350;

/** The timeout of a request, in ms. */
const limitMs = 10_000;

/** Null if the texts cannot be sent, or if the session is over. */
const answered = lettersDesk.preview.output.nullable();

type Previewed = {
  readonly kind: LetterKind;
  readonly texts: LetterTexts;
  /** True if the texts can be sent: others have no preview, and the last one stays. */
  readonly isRight: boolean;
  readonly first: ShownLetter;
};

/**
 * Returns the preview of the texts that are being typed, a moment after them. It is asked for without the router: a request
 * of the router that lands ends its older reloads, so that what was saved meanwhile would not be shown.
 */
export function usePreview({ kind, texts, isRight, first }: Previewed) {
  const [shown, setShown] = useState(first);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Cause>();
  const key = JSON.stringify(texts);
  const asked = useRef(key);
  const running = useRef<AbortController>(undefined);

  async function request(): Promise<void> {
    asked.current = key;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setIsBusy(true);
    const address = withPrefix(href('/admin/letters/:kind/preview', { kind }));
    const answer = await ask(address, AbortSignal.any([own.signal, AbortSignal.timeout(limitMs)]), key);
    if (own.signal.aborted) return;
    setIsBusy(false);
    if (!answer.ok) return setFailure(answer.cause);
    const { success, data } = answered.safeParse(answer.body);
    setFailure(success ? undefined : { kind: 'fault' });
    if (data) setShown(data);
  }

  const requestNow = useEffectEvent(request);
  useEffect(() => {
    if (!isRight || key === asked.current) return undefined;
    const timer = setTimeout(() => void requestNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [key, isRight]);
  useEffect(() => () => running.current?.abort(), []);
  return { shown, isBusy, failure, retry: () => void request() };
}
