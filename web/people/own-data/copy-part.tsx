import { t } from '#messages/messages.ts';
import { useEffect, useEffectEvent } from 'react';
import { href, useNavigation, useRevalidator } from 'react-router';
import type { DataCopy } from '#contract/office/own-data.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import type { OwnDataOutcome } from './own-data-outcome.ts';

type CopyPartProps = {
  readonly copy: DataCopy | null;
  readonly email: string | null;
  /** True for somebody who came by the link of a copy that is no longer there. */
  readonly isGone: boolean;
  readonly outcome: OwnDataOutcome | undefined;
};

/** How often the page looks whether a copy is ready, in ms. */
const lookMs = 5000;

/** The part of the page that asks for a copy of the data, and gives it. */
export function CopyPart({ copy, email, isGone, outcome }: CopyPartProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'copy';
  useLooks(copy?.state === 'asked');
  const isReady = copy?.state === 'ready';
  return (
    <section className="mt-8 grid justify-items-start gap-4">
      <p className="text-stone">{t('own-data.whatCopy')}</p>
      {isGone && !isReady && <p role="status">{t('errors.copyNotFound')}</p>}
      {copy && <p role="status">{stateWords(copy, email)}</p>}
      {isReady && (
        <a href={href('/user/data/:id', { id: copy.id })} download className="link inline-flex min-h-11 items-center">
          {t('own-data.fetchCopy')}
        </a>
      )}
      {copy?.state !== 'asked' && (
        <Form method="post" action={href('/user/data')} what={t('own-data.copyNotAsked')} unsaved={false} replace>
          <input type="hidden" name="intent" value="copy" />
          <Button type="submit" tone={isReady ? 'outline' : 'ink'} busy={isBusy}>
            {isReady ? t('own-data.newCopy') : t('own-data.askCopy')}
          </Button>
        </Form>
      )}
      <FormAlert of={outcome?.of === 'copy' ? outcome.refused : undefined} />
    </section>
  );
}

function stateWords({ state, until }: DataCopy, email: string | null): string {
  if (state === 'ready') return t('own-data.copyReady', { until: momentInWords(until) });
  if (state === 'failed') return t('own-data.copyFailed');
  return email === null ? t('own-data.copyAskedHere') : t('own-data.copyAsked', { email });
}

/** Loads the page anew while a copy is being made. */
function useLooks(isMaking: boolean): void {
  const { revalidate } = useRevalidator();
  const look = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isMaking) return undefined;
    const looking = setInterval(() => look(), lookMs);
    return () => clearInterval(looking);
  }, [isMaking]);
}
