import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href } from 'react-router';
import type { DeskPage } from '#contract/site/page-desk.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { boundWords, stateNames, stateTones } from './page-words.ts';
import type { PageChange } from './use-page-form.ts';
import { withPrefix } from '#web/core/links/language-prefix.ts';

type PagePublicationProps = {
  readonly page: DeskPage;
  /** The server's errors of the days. */
  readonly errors: { readonly from: string | undefined; readonly until: string | undefined };
  readonly isBusy: boolean;
  readonly send: (change: PageChange) => void;
  readonly onSchedule: (days: { readonly from: string; readonly until: string }) => void;
};

/** Where a page is, and what changes that: days to be public on, the end of it, and the removal. */
export function PagePublication({ page, errors, isBusy, send, onSchedule }: PagePublicationProps) {
  const [asked, ask] = useState<'withdraw' | 'remove'>();
  const [days, setDays] = useState({ from: '', until: '' });
  const answer = (intent: 'withdraw' | 'remove') => {
    ask(undefined);
    send({ intent });
  };
  return (
    <FormBlock title={t('page-desk.publication')}>
      <div className="grid gap-1 text-small">
        <p className={`font-medium ${stateTones[page.state]}`}>{stateNames[page.state]}</p>
        <p className="text-stone empty:hidden">{boundWords(page)}</p>
        {page.isPublic ? (
          <a
            href={withPrefix(href('/paginas/:slug', { slug: page.slug }))}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-9 items-center wrap-anywhere max-md:min-h-11"
          >
            {href('/paginas/:slug', { slug: page.slug })}
          </a>
        ) : (
          <p className="wrap-anywhere text-stone">{href('/paginas/:slug', { slug: page.slug })}</p>
        )}
      </div>
      <details className="group">
        <summary className="link inline-flex min-h-9 items-center text-small max-md:min-h-11">
          {t('page-desk.schedulePublication')}
        </summary>
        <div className="mt-3 grid gap-3">
          <TextField
            type="date"
            label={t('page-desk.from')}
            value={days.from}
            error={errors.from}
            onChange={({ target: { value } }) => setDays({ ...days, from: value })}
          />
          <TextField
            type="date"
            label={t('page-desk.untilOptional')}
            value={days.until}
            error={errors.until}
            hint={t('page-desk.untilHint')}
            onChange={({ target: { value } }) => setDays({ ...days, until: value })}
          />
          <Button
            tone="outline"
            size="small"
            busy={isBusy}
            disabled={days.from === '' && days.until === ''}
            onClick={() => onSchedule(days)}
          >
            {t('page-desk.schedule')}
          </Button>
        </div>
      </details>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {(page.isPublic || page.state === 'scheduled') && (
          <Button tone="quiet" size="small" className="px-0!" onClick={() => ask('withdraw')}>
            {t('page-desk.withdraw')}
          </Button>
        )}
        <Button tone="quiet" size="small" className="px-0! text-danger" onClick={() => ask('remove')}>
          {t('page-desk.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked === 'withdraw'}
        title={t('page-desk.askWithdraw', { title: page.title })}
        confirm={t('page-desk.withdraw')}
        onCancel={() => ask(undefined)}
        onConfirm={() => answer('withdraw')}
      >
        {t('page-desk.withdrawHint')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('page-desk.askDelete', { title: page.title })}
        confirm={t('page-desk.delete')}
        onCancel={() => ask(undefined)}
        onConfirm={() => answer('remove')}
      >
        {t('page-desk.deleteHint')}
      </ConfirmDialog>
    </FormBlock>
  );
}
