import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { href, useNavigation, useRevalidator } from 'react-router';
import { momentInWords } from '#contract/core/time/shop-time.ts';
import type { Factor } from '#contract/people/accounts/second-factor.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { Form } from '#web/core/requests/form.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { AppSetUp } from './app-set-up.tsx';
import { codesIn } from './codes-in.ts';
import { FactorEntry } from './factor-entry.tsx';
import type { SecurityOutcome, WaitingApp } from './security-outcome.ts';
import { usePasskey } from './use-passkey.ts';

type FactorsPartProps = {
  readonly factors: readonly Factor[];
  readonly hasPasskeys: boolean;
  readonly outcome: SecurityOutcome | undefined;
  readonly onCodes: (codes: readonly string[]) => void;
};

/** The apps and keys of an account, and the ways to add one. */
export function FactorsPart({ factors, hasPasskeys, outcome, onCodes }: FactorsPartProps) {
  const isBusy = useNavigation().formData?.get('intent') === 'app';
  const [waiting, setWaiting] = useState<WaitingApp>();
  const [seen, setSeen] = useState<SecurityOutcome>();
  if (outcome !== seen) {
    setSeen(outcome);
    if (outcome?.app) setWaiting(outcome.app);
    if (outcome?.of === 'confirm' && outcome.outcome.isDone) setWaiting(undefined);
  }
  const refused = outcome && !outcome.outcome.isDone ? outcome : undefined;
  return (
    <section className="mt-8 grid gap-4">
      <h2 className="font-display text-title">{t('second-factor.factors')}</h2>
      <p className="text-stone">{t('second-factor.factorsMeaning')}</p>
      {factors.length === 0 && <p>{t('second-factor.none')}</p>}
      <ul className="grid gap-3">
        {factors.map((factor) => (
          <FactorEntry key={factor.id} factor={factor} used={usedWords(factor)} />
        ))}
      </ul>
      {refused?.of === 'factor' && <FormAlert>{refused.outcome.message}</FormAlert>}
      {waiting ? (
        <AppSetUp app={waiting} errors={refused?.of === 'confirm' ? refused.outcome : undefined} />
      ) : (
        <Form method="post" what={t('second-factor.notAdded')} unsaved={false} replace preventScrollReset>
          <input type="hidden" name="intent" value="app" />
          <Button type="submit" tone={factors.length === 0 ? 'ink' : 'outline'} busy={isBusy}>
            {t('second-factor.addApp')}
          </Button>
          {refused?.of === 'app' && <FormAlert>{refused.outcome.message}</FormAlert>}
        </Form>
      )}
      {hasPasskeys && <AddPasskey onCodes={onCodes} />}
    </section>
  );
}

function usedWords({ kind, lastUsedAt }: Factor): string {
  const used =
    lastUsedAt === null ? t('second-factor.neverUsed') : t('second-factor.usedAt', { at: momentInWords(lastUsedAt) });
  return `${kind === 'code' ? t('second-factor.kindCode') : t('second-factor.kindPasskey')}, ${used}`;
}

/** The name of a new passkey, and the button that has the browser make it. Without scripts there is none. */
function AddPasskey({ onCodes }: Pick<FactorsPartProps, 'onCodes'>) {
  const [name, setName] = useState(t('second-factor.passkeyName'));
  const { revalidate } = useRevalidator();
  const passkey = usePasskey({
    address: href('/user/security/passkey'),
    what: t('second-factor.notAdded'),
    onDone: (body) => {
      onCodes(codesIn(body));
      toast(t('second-factor.added'));
      void revalidate();
    },
  });
  return (
    <div className="mt-4 grid max-w-form gap-3">
      <TextField
        label={t('second-factor.name')}
        hint={t('second-factor.nameHint')}
        value={name}
        maxLength={40}
        onChange={({ target }) => setName(target.value)}
      />
      <Button tone="outline" busy={passkey.isBusy} onClick={() => passkey.make(name)}>
        {t('second-factor.addPasskey')}
      </Button>
      {passkey.refused !== undefined && (
        <p role="alert" className="text-small text-danger">
          {passkey.refused}
        </p>
      )}
    </div>
  );
}
