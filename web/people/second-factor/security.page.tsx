import { t } from '#messages/messages.ts';
import { useEffect, useState } from 'react';
import type { Route } from './+types/security.page';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import { ownSessions } from '#contract/people/accounts/own-sessions.ts';
import { secondFactor } from '#contract/people/accounts/second-factor.ts';
import { outcomeOf } from '#web/core/api-client/action-outcome.ts';
import { apiClientOf } from '#web/core/api-client/api-client.ts';
import { formText } from '#web/core/forms/form-text.ts';
import { pageMeta } from '#web/core/seo/page-meta.ts';
import { requireUser } from '#web/core/session/require-user.ts';
import { toast } from '#web/core/ui/toast.ts';
import { AccountHeading } from '../accounts/account-heading.tsx';
import { AccountMain } from '../accounts/account-main.tsx';
import { FactorsPart } from './factors-part.tsx';
import { RecoveryPart } from './recovery-part.tsx';
import type { SecurityOutcome } from './security-outcome.ts';
import { SessionsPart } from './sessions-part.tsx';
import { StepUpGuard } from './step-up-guard.tsx';

const title = t('second-factor.title');

/** The own second factors, recovery codes and open sessions. */
export async function loader(asked: Route.LoaderArgs) {
  await requireUser(asked);
  const api = apiClientOf(asked.context);
  return { state: await api.load(secondFactor.list, {}), sessions: await api.load(ownSessions.list, {}) };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SecurityOutcome> {
  const form = await request.formData();
  const api = apiClientOf(context);
  const [id, name, code] = [formText(form, 'id'), formText(form, 'name'), formText(form, 'code')];
  switch (form.get('intent')) {
    case 'app': {
      const started = await api.submit(secondFactor.startCode, {});
      return { of: 'app', outcome: outcomeOf(started, ''), ...(started.ok && { app: started.value }) };
    }
    case 'confirm': {
      const confirmed = await api.submit(secondFactor.confirmCode, { id, code, name });
      const outcome = outcomeOf(confirmed, t('second-factor.added'));
      return { of: 'confirm', outcome, ...(confirmed.ok && { codes: confirmed.value.recoveryCodes }) };
    }
    case 'rename': {
      const renamed = await api.submit(secondFactor.rename, { id, name });
      return { of: 'factor', outcome: outcomeOf(renamed, t('second-factor.renamed')) };
    }
    case 'remove': {
      const removed = await api.submit(secondFactor.remove, { id });
      return { of: 'factor', outcome: outcomeOf(removed, t('second-factor.removed')) };
    }
    case 'recovery': {
      const made = await api.submit(secondFactor.newRecoveryCodes, {});
      const outcome = outcomeOf(made, '');
      return { of: 'recovery', outcome, ...(made.ok && { codes: made.value.recoveryCodes }) };
    }
    case 'others': {
      const ended = await api.submit(ownSessions.endOthers, {});
      return { of: 'session', outcome: outcomeOf(ended, t('second-factor.othersEnded')) };
    }
    default: {
      const ended = await api.submit(ownSessions.end, { id });
      return { of: 'session', outcome: outcomeOf(ended, t('second-factor.sessionEnded')) };
    }
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title, isPrivate: true });

export default function SecurityPage({ loaderData: { state, sessions }, actionData }: Route.ComponentProps) {
  const { duty, helpAt, factors, recoveryLeft, hasPasskeys } = state;
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<SecurityOutcome>();
  if (actionData !== seen) {
    setSeen(actionData);
    if (actionData?.codes && actionData.codes.length > 0) setCodes(actionData.codes);
  }
  useEffect(() => {
    if (actionData?.outcome.isDone && actionData.outcome.message !== '') toast(actionData.outcome.message);
  }, [actionData]);
  return (
    <AccountMain width="profile">
      <AccountHeading title={title} />
      {duty && factors.length === 0 && (
        <p role="alert" className="mt-6 border-l-2 border-warn pl-3 text-small text-warn">
          {duty.isOver
            ? t('second-factor.dutyOver')
            : t('second-factor.dutyUntil', { until: momentInWords(duty.until) })}
        </p>
      )}
      {helpAt !== null && (
        <p role="alert" className="mt-6 border-l-2 border-warn pl-3 text-small text-warn">
          {t('second-factor.helpAt', { at: momentInWords(helpAt) })}
        </p>
      )}
      <FactorsPart factors={factors} hasPasskeys={hasPasskeys} outcome={actionData} onCodes={setCodes} />
      {(factors.length > 0 || codes.length > 0) && (
        <RecoveryPart left={recoveryLeft} codes={codes} outcome={actionData} />
      )}
      <SessionsPart sessions={sessions} outcome={actionData} />
      <StepUpGuard />
    </AccountMain>
  );
}
