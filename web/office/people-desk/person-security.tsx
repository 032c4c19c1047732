import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import { href } from 'react-router';
import type { AccountSecurity } from '#contract/office/people-desk.ts';
import { momentWords } from '#contract/core/time/shop-time.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { useSessionUser } from '#web/core/session/session-user.ts';
import { Button } from '#web/core/ui/button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { Facts } from './facts.tsx';

type PersonSecurityProps = { readonly username: string; readonly security: AccountSecurity };

type Asked = 'sessions' | 'help';

/** How an account of somebody who works in the shop is kept: the sessions, which an owner ends, and the second factor, if it is lost. */
export function PersonSecurity({ username, security }: PersonSecurityProps) {
  const { sessions, hasFactor, recoveryLeft, helpAt } = security;
  const isOwn = useSessionUser()?.username === username;
  const [asked, setAsked] = useState<Asked>();
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('people.securityNotChanged'),
    told: 'beside',
  });
  useEffect(() => {
    if (data) toast(data.message, { tone: data.isDone ? 'plain' : 'error' });
  }, [data]);

  function send(intent: string) {
    setAsked(undefined);
    const action = href('/admin/clients/:user_name/security', { user_name: username });
    void submit({ intent }, { method: 'post', action });
  }

  return (
    <Facts
      title={t('people.security')}
      facts={[
        [
          t('people.hasFactor'),
          hasFactor ? t('people.hasFactorYes', { count: recoveryLeft }) : t('people.hasFactorNo'),
        ],
        [t('people.openSessions'), sessionWords(sessions)],
      ]}
    >
      {helpAt !== null && <p className="text-small">{t('people.helpAt', { at: momentWords(helpAt) })}</p>}
      {!isOwn && (
        <div className="flex flex-wrap gap-3">
          {sessions.length > 0 && (
            <Button size="small" tone="outline" busy={isBusy} onClick={() => setAsked('sessions')}>
              {t('people.endSessions')}
            </Button>
          )}
          {hasFactor && helpAt === null && (
            <Button size="small" tone="outline" busy={isBusy} onClick={() => setAsked('help')}>
              {t('people.helpFactor')}
            </Button>
          )}
          {helpAt !== null && (
            <Button size="small" tone="outline" busy={isBusy} onClick={() => send('stop')}>
              {t('people.stopHelp')}
            </Button>
          )}
        </div>
      )}
      {notice}
      <ConfirmDialog
        open={asked === 'sessions'}
        title={t('people.endSessionsTitle', { username })}
        confirm={t('people.endSessions')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => send('sessions')}
      >
        {t('people.endSessionsMeaning')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'help'}
        title={t('people.helpFactorTitle', { username })}
        confirm={t('people.helpFactorDo')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => send('help')}
      >
        {t('people.helpFactorMeaning')}
      </ConfirmDialog>
    </Facts>
  );
}

function sessionWords(sessions: AccountSecurity['sessions']): string {
  return sessions
    .map(({ device, lastUsedAt }) => {
      const words = device === '' ? t('second-factor.unknownDevice') : device;
      return `${words}, ${t('second-factor.usedAt', { at: momentWords(lastUsedAt) })}`;
    })
    .join('; ');
}
