import { t } from '#messages/messages.ts';
import { Link } from 'react-router';
import { useState } from 'react';
import type { OpeningStep } from '#contract/office/opening.ts';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { isEmail } from '#contract/core/fields/email-pattern.ts';
import type { ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { useRequest } from '#web/core/requests/use-request.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { useToast } from '#web/core/ui/use-toast.ts';
import { settingsAddress, stepWords } from './step-words.ts';

/** The steps before a shop can open: what is done, what is missing, and where it is done. */
export function OpeningSteps({ steps }: { readonly steps: readonly OpeningStep[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map(({ name, isDone, missing, note, settings }, place) => {
        const { title, about, to, link } = stepWords[name];
        return (
          <li
            key={name}
            className="grid grid-cols-[2rem_1fr] gap-x-3 gap-y-1 rounded-soft border border-line bg-sheet p-4 md:p-5"
          >
            <span
              aria-hidden="true"
              className={joinClasses(
                'grid size-8 place-items-center rounded-full border text-small',
                isDone ? 'border-ok text-ok' : 'border-edge text-stone',
              )}
            >
              {isDone ? <Icon name="check" size={16} /> : place + 1}
            </span>
            <div className="grid gap-1 text-small">
              <h2 className="text-body font-medium">
                {title}
                {isDone && <span className="text-small font-normal text-ok"> {t('opening.done')}</span>}
              </h2>
              <p className="text-stone">{about}</p>
              {note !== null && <p className="wrap-anywhere">{note}</p>}
              {missing.length > 0 && (
                <ul className="list-disc pl-5">
                  {missing.map((what) => (
                    <li key={what}>{what}</li>
                  ))}
                </ul>
              )}
              <p>
                <Link to={settings ? settingsAddress(settings) : to} className="link inline-flex min-h-9 items-center">
                  {isDone ? t('opening.change') : link}
                  <span className="sr-only"> ({title})</span>
                </Link>
              </p>
              {name === 'mail' && <MailTrial />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Sends a test e-mail by the stored settings. */
function MailTrial() {
  const [email, setEmail] = useState('');
  const { data, isBusy, submit, notice } = useRequest<ActionOutcome>({
    what: t('opening.testNotSent'),
    told: 'beside',
  });
  useToast(data?.isDone ? data : undefined);
  return (
    <div className="mt-2 grid max-w-md gap-2">
      <TextField
        label={t('opening.sendTestTo')}
        type="email"
        value={email}
        error={data && !data.isDone ? data.message : undefined}
        onChange={({ target: { value } }) => setEmail(value)}
      />
      {notice}
      <Button
        size="small"
        tone="outline"
        className="justify-self-start"
        busy={isBusy}
        disabled={!isEmail(email)}
        onClick={() => void submit({ what: 'mail', email }, { method: 'post' })}
      >
        {t('opening.sendTest')}
      </Button>
    </div>
  );
}
