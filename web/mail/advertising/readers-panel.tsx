import { t } from '#messages/messages.ts';
import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import type { Output } from '#contract/core/protocol/endpoint.ts';
import type { advertising } from '#contract/mail/advertising.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useMayOpen } from '#web/core/session/may.tsx';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button, LinkButton } from '#web/core/ui/button.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';

type ReadersPanelProps = {
  readonly counts: Output<typeof advertising.readers>;
  readonly className: string;
};

/** Who gets advertising: how many, the record of consents, and the end of one address. */
export function ReadersPanel({ counts: { accounts, readers }, className }: ReadersPanelProps) {
  const {
    data,
    state,
    notice,
    Form: EndForm,
  } = useRequest<ActionOutcome>({ what: t('newsletter.notEnded'), told: 'beside' });
  const mayOpen = useMayOpen();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!data?.isDone) return;
    toast(data.message);
    form.current?.reset();
  }, [data]);
  const error = data?.isDone === false ? (data.errors?.['email'] ?? data.message) : undefined;
  return (
    <section aria-label={t('newsletter.readers')} className={joinClasses(className, 'justify-items-start')}>
      <h2 className="text-small font-medium">{t('newsletter.readers')}</h2>
      <ul className="text-small">
        <li>{t('newsletter.accounts', { count: accounts })}</li>
        <li>{t('newsletter.withoutAccount', { count: readers })}</li>
      </ul>
      <p className="text-small text-stone">{t('newsletter.readersHint')}</p>
      {mayOpen(href('/admin/export/consents')) && (
        <LinkButton to={href('/admin/export/consents')} tone="outline" size="small" reloadDocument>
          {t('newsletter.download')}
        </LinkButton>
      )}
      <EndForm ref={form} method="post" noValidate className="grid w-full max-w-md gap-3 border-t border-line pt-4">
        <TextField
          type="email"
          name="email"
          label={t('newsletter.endAddress')}
          hint={t('newsletter.endHint')}
          autoComplete="off"
          required
          maxLength={254}
          error={error}
        />
        <Button type="submit" name="intent" value="end" tone="outline" busy={state === 'submitting'}>
          {t('newsletter.end')}
        </Button>
        {notice}
      </EndForm>
    </section>
  );
}
