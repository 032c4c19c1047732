import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { Scope } from '#contract/core/protocol/scopes.ts';
import type { ProgramToken } from '#contract/people/accounts/program-tokens.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { permissionWords } from '../permission-words/permission-words.ts';

type TokenRowProps = { readonly token: ProgramToken; readonly action: string };

/** A token in the list, with the button that ends it. */
export function TokenRow({ token, action }: TokenRowProps) {
  const { id, name, ending, maker, scopes, perMinute, lastUsedAt, state } = token;
  const [isAsking, setIsAsking] = useState(false);
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({ what: t('tokens.notEnded'), told: 'beside' });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);
  return (
    <tr>
      <td data-column={t('tokens.name')}>
        <div className="font-medium wrap-anywhere">
          {name}
          <span className="block text-caption font-normal text-stone">{t('tokens.madeBy', { maker, ending })}</span>
        </div>
      </td>
      <td data-column={t('tokens.scopes')}>
        <ScopeList of={scopes} />
      </td>
      <td data-column={t('tokens.lastUse')}>
        <div>
          {lastUsedAt === null ? t('tokens.neverUsed') : <time dateTime={lastUsedAt}>{momentWords(lastUsedAt)}</time>}
          <span className="block text-caption text-stone">{t('tokens.rateChoice', { rate: perMinute })}</span>
        </div>
      </td>
      <td data-column={t('tokens.state')}>{stateWords(token)}</td>
      <td>
        {state === 'active' && (
          <Button size="small" tone="outline" busy={isBusy} onClick={() => setIsAsking(true)}>
            {t('tokens.end')}
          </Button>
        )}
        {notice}
        <ConfirmDialog
          open={isAsking}
          title={t('tokens.endTitle', { name })}
          confirm={t('tokens.end')}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void submit({ id }, { method: 'post', action });
          }}
        >
          {t('tokens.endMeaning')}
        </ConfirmDialog>
      </td>
    </tr>
  );
}

/** How many scopes are listed at once. */
const mostShown = 4;

/** Many are counted, and listed on a click: one token would fill the screen otherwise. */
function ScopeList({ of }: { readonly of: readonly Scope[] }) {
  const list = (
    <ul>
      {of.map((scope) => (
        <li key={scope}>{permissionWords[scope]}</li>
      ))}
    </ul>
  );
  if (of.length <= mostShown) return list;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4 wide:min-h-6">
        {t('tokens.scopeCount', { count: of.length })}
      </summary>
      {list}
    </details>
  );
}

function stateWords({ state, expiresAt, endedAt }: ProgramToken): string {
  if (state === 'expired' && expiresAt !== null) return t('tokens.expiredAt', { at: momentWords(expiresAt) });
  if (state === 'ended' && endedAt !== null) return t('tokens.endedAt', { at: momentWords(endedAt) });
  return expiresAt === null ? t('tokens.active') : t('tokens.activeUntil', { at: momentWords(expiresAt) });
}
