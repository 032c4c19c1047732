import { t } from '#messages/messages.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';

type ActiveChoiceProps = { readonly isActive: boolean; readonly onChange: (isActive: boolean) => void };

/** Two exclusive options, Activo and Desactivado. */
export function ActiveChoice({ isActive, onChange }: ActiveChoiceProps) {
  return (
    <fieldset className="flex gap-6">
      <legend className="label mb-1.5 text-stone">{t('assistant-desk.state')}</legend>
      <CheckField label={t('assistant-desk.active')} checked={isActive} onChange={() => onChange(true)} />
      <CheckField label={t('assistant-desk.inactive')} checked={!isActive} onChange={() => onChange(false)} />
    </fieldset>
  );
}
