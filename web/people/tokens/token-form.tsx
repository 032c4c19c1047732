import { t } from '#messages/messages.ts';
import { useMemo, useState } from 'react';
import { mayDo } from '#contract/core/protocol/permissions.ts';
import { scopes, type Scope } from '#contract/core/protocol/scopes.ts';
import { tokenRates } from '#contract/people/accounts/program-tokens.ts';
import { rejectionIn, type ActionOutcome } from '#web/core/api-client/action-outcome.ts';
import { FormAlert } from '#web/core/forms/form-alert.tsx';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useFirstWrong } from '#web/core/forms/use-first-wrong.ts';
import { useForm } from '#web/core/forms/use-form.ts';
import { Form } from '#web/core/requests/form.tsx';
import { useRights } from '#web/core/session/may.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { OptionsField } from '#web/core/ui/options-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { PermissionBoxes } from '../permission-words/permission-boxes.tsx';
import { OwnPassword } from '../permission-words/own-password.tsx';

type TokenFormProps = {
  /** What the last submission came to. */
  readonly outcome: ActionOutcome | undefined;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
};

const start = { name: '', perMinute: '300', until: '', currentPassword: '' };

/** Creates a token: its name, what it may do, how often and how long, and the own password. */
export function TokenForm({ outcome, isBusy, onCancel }: TokenFormProps) {
  const rights = useRights();
  const rejected = useMemo(() => rejectionIn(outcome), [outcome]);
  const element = useFirstWrong(rejected);
  const { values, field } = useForm({ start, refused: rejected?.errors });
  const [chosen, setChosen] = useState<ReadonlySet<Scope>>(new Set());
  const choose = (scope: Scope, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((one) => one !== scope).concat(isChosen ? [scope] : [])));
  const scopeError =
    chosen.size === 0 || rejected?.errors['scopes'] !== undefined ? rejected?.errors['scopes'] : undefined;
  return (
    <Form
      ref={element}
      method="post"
      what={t('tokens.notCreated')}
      check={t('tokens.checkList')}
      unsaved={values.name !== '' || chosen.size > 0}
      noValidate
      className="mb-6 grid max-w-3xl gap-4"
    >
      <FormBlock title={t('tokens.newToken')} isWide>
        <TextField
          {...field('name')}
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          maxLength={60}
          autoComplete="off"
        />
        <OptionsField
          {...field('perMinute')}
          label={t('tokens.rate')}
          options={tokenRates.map((rate) => [String(rate), t('tokens.rateChoice', { rate })] as const)}
        />
        <TextField {...field('until')} label={t('tokens.until')} hint={t('tokens.untilHint')} type="date" />
      </FormBlock>
      <PermissionBoxes
        name="scopes"
        offered={scopes.filter((scope) => mayDo(rights, scope))}
        chosen={[...chosen]}
        onChoose={choose}
      />
      <ErrorOfGroup>{scopeError}</ErrorOfGroup>
      <FormBlock title={t('tokens.proof')} isWide>
        <OwnPassword {...field('currentPassword')} />
      </FormBlock>
      <FormAlert of={rejected} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="outline" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t('tokens.create')}
        </Button>
      </div>
    </Form>
  );
}
