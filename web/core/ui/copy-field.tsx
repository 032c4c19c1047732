import { t } from '#messages/messages.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';
import { toast } from './toast.ts';

type CopyFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** What is said once it is copied. */
  readonly copied: string;
};

/** A text that is taken along, with a button that copies it. */
export function CopyField({ label, value, hint, copied }: CopyFieldProps) {
  function copy() {
    navigator.clipboard.writeText(value).then(
      () => toast(copied),
      () => toast(t('ui.notCopied'), { tone: 'error' }),
    );
  }
  return (
    <div className="grid gap-1.5">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label={label} value={value} readOnly onFocus={(event) => event.target.select()} />
        </div>
        <Button tone="outline" className="px-4" onClick={copy}>
          {t('ui.copy')}
        </Button>
      </div>
      {hint !== undefined && <p className="text-small text-stone">{hint}</p>}
    </div>
  );
}
