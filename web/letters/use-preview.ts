import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from 'react-router';
import type { LetterTexts } from '#contract/letters/letter.ts';
import type { LetterKind } from '#contract/letters/letters.ts';
import type { ShownLetter } from '#contract/letters-desk.ts';
import { useRequest } from '../requests/use-request.tsx';

/** How long nothing is typed before the preview follows, in ms. */
const pauseMs = 350;

type Previewed = {
  readonly kind: LetterKind;
  readonly texts: LetterTexts;
  /** True if the texts can be sent: others have no preview, and the last one stays. */
  readonly isRight: boolean;
  readonly first: ShownLetter;
};

/** Returns the preview of the texts that are being typed, a moment after them. */
export function usePreview({ kind, texts, isRight, first }: Previewed) {
  const { data, isBusy, submit, notice } = useRequest<ShownLetter | null>({
    what: t('letters.previewNotUpdated'),
    told: 'beside',
  });
  const [shown, setShown] = useState(first);
  if (data && data !== shown) setShown(data);
  const key = JSON.stringify(texts);
  const asked = useRef(key);
  const ask = useEffectEvent(() => {
    asked.current = key;
    const action = href('/admin/letters/:kind/preview', { kind });
    void submit({ ...texts }, { method: 'post', action, encType: 'application/json' });
  });
  useEffect(() => {
    if (!isRight || key === asked.current) return undefined;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [key, isRight]);
  return { shown, isBusy, notice };
}
