import type { NamedValue } from '#contract/site/page-desk.ts';
import type { TranslatedText } from '#contract/office/translations.ts';
import { shop } from '#contract/core/shop/shop.ts';
import type { Language } from '#messages/languages.ts';
import { t } from '#messages/messages.ts';
import { RichTextField } from '#web/core/forms/rich-text/rich-text-field.tsx';
import { Disclosure } from '#web/core/ui/disclosure.tsx';
import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { beginningOf } from './translation-values.ts';

type TranslationFieldProps = {
  readonly text: TranslatedText;
  readonly language: Language;
  readonly value: string;
  readonly error: string | undefined;
  /** Changes when the form gets other values. */
  readonly round: number;
  /** What pages can name of the shop. */
  readonly named: readonly NamedValue[];
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
};

/** The field of a translation; its label is what the owner wrote. */
export function TranslationField({
  text: { source, form, most },
  language,
  value,
  error,
  round,
  named,
  onChange,
  onLeave,
}: TranslationFieldProps) {
  if (form === 'html' || form === 'page') {
    return (
      <div className="grid min-w-0 gap-2">
        <Disclosure title={t('translations.ownText')}>
          {/* The server sanitized it when it was written. */}
          <div lang={shop().language} className="rich-text" dangerouslySetInnerHTML={{ __html: source }} />
        </Disclosure>
        <RichTextField
          label={beginningOf(source)}
          value={value}
          error={error}
          round={round}
          onChange={onChange}
          {...(form === 'page' ? { page: { values: named } } : { hasLinks: true })}
        />
      </div>
    );
  }
  const control = {
    label: (
      <span lang={shop().language} className="tracking-normal whitespace-pre-line normal-case">
        {source}
      </span>
    ),
    lang: language,
    value,
    error,
    maxLength: most,
    onBlur: onLeave,
  };
  return form === 'line' ? (
    <TextField {...control} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <TextAreaField {...control} rows={4} onChange={({ target }) => onChange(target.value)} />
  );
}
