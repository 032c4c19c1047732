import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { MissedAddress } from '#contract/site/old-addresses.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { directedTo } from './directed-to.ts';

/** An address that was not found, with the field for where it leads. */
export function MissedEntry({ address: { path, visits, lastAt, to } }: { readonly address: MissedAddress }) {
  const { data, submit, isBusy } = useRequest<ActionOutcome>({ what: t('old-addresses.notSaved'), told: 'message' });
  const [typed, type] = useState(to ?? '');
  useToast(data?.isDone ? data : undefined);
  return (
    <li className="rounded-soft border border-line bg-sheet p-4 text-small">
      <p className="font-medium break-words">{path}</p>
      <p className="mb-3 text-stone">{t('old-addresses.visits', { count: visits, at: momentWords(lastAt) })}</p>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit({ from: path, to: directedTo(typed, window.location.origin) }, { method: 'post' });
        }}
      >
        <TextField
          label={t('old-addresses.toOf', { path })}
          value={typed}
          maxLength={300}
          error={data?.isDone === false ? (data.errors?.['to'] ?? data.message) : undefined}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" tone="outline" busy={isBusy}>
          {t('old-addresses.save')}
        </Button>
      </form>
    </li>
  );
}
