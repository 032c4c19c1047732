import { t } from '#messages/messages.ts';
import { Button } from '#web/core/ui/button.tsx';
import { missingWords, type FieldState } from './missing-words.ts';

type WhatIsMissingProps = {
  readonly id: string;
  readonly fields: readonly FieldState[];
  /** Shows the messages beside the fields, and moves the focus to the first. */
  readonly onShow: () => void;
};

/** Says below a disabled button which fields it waits for. */
export function WhatIsMissing({ id, fields, onShow }: WhatIsMissingProps) {
  const words = missingWords(fields);
  if (words === '') return null;
  return (
    <div className="-mt-2 flex flex-wrap items-center justify-between gap-x-4">
      <p id={id} className="text-small text-stone">
        {words}
      </p>
      <Button tone="quiet" size="small" className="min-h-11 px-0!" onClick={onShow}>
        {t('accounts.showInForm')}
      </Button>
    </div>
  );
}
