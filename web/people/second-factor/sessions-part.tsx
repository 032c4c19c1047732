import { t } from '#messages/messages.ts';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { OpenSession } from '#contract/people/accounts/own-sessions.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import type { SecurityOutcome } from './security-outcome.ts';

type SessionsPartProps = { readonly sessions: readonly OpenSession[]; readonly outcome: SecurityOutcome | undefined };

/** The open sessions of an account, each with the way to end it. */
export function SessionsPart({ sessions, outcome }: SessionsPartProps) {
  const refused = outcome?.of === 'session' && !outcome.outcome.isDone ? outcome.outcome.message : '';
  return (
    <section className="mt-12 grid gap-4 border-t border-line pt-8">
      <h2 className="font-display text-title">{t('second-factor.sessions')}</h2>
      <p className="text-stone">{t('second-factor.sessionsMeaning')}</p>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} />
        ))}
      </ul>
      <FormAlert>{refused}</FormAlert>
      {sessions.length > 1 && (
        <Form method="post" what={t('second-factor.notEnded')} unsaved={false} replace preventScrollReset>
          <input type="hidden" name="intent" value="others" />
          <Button type="submit" tone="outline">
            {t('second-factor.endOthers')}
          </Button>
        </Form>
      )}
    </section>
  );
}

function SessionEntry({ session: { id, device, isThis, lastUsedAt, startedAt } }: { readonly session: OpenSession }) {
  const words = device === '' ? t('second-factor.unknownDevice') : device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-line p-4">
      <div className="min-w-0">
        <p className="font-medium">
          {words}
          {isThis && <span className="font-normal text-stone"> ({t('second-factor.thisSession')})</span>}
        </p>
        <p className="text-small text-stone">
          {t('second-factor.sessionUsed', { at: momentInWords(lastUsedAt), since: momentInWords(startedAt) })}
        </p>
      </div>
      {!isThis && (
        <Form method="post" what={t('second-factor.notEnded')} unsaved={false} replace preventScrollReset>
          <input type="hidden" name="intent" value="session" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            tone="outline"
            aria-label={t('second-factor.endSessionOf', { device: words })}
          >
            {t('second-factor.endSession')}
          </Button>
        </Form>
      )}
    </li>
  );
}
