import { t } from '#messages/messages.ts';
import type { Attribute } from '#contract/goods/attributes/attributes.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { givenOf, withGiven, type AttributeValue } from './attribute-given.ts';

type AttributeFieldsProps = {
  readonly attributes: readonly Attribute[];
  readonly given: readonly AttributeValue[];
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (given: readonly AttributeValue[]) => void;
};

/** What a product has of each attribute that the owner defined. */
export function AttributeFields({ attributes, given, errors, onChange }: AttributeFieldsProps) {
  if (attributes.length === 0) return null;
  return (
    <FormBlock title={t('product-desk.attributes')}>
      {attributes.map((attribute) => {
        const value = givenOf(given, attribute);
        const error = errors[`attributes.${given.findIndex((one) => one.attributeId === attribute.id)}.number`];
        return (
          <AttributeField
            key={attribute.id}
            attribute={attribute}
            value={value}
            error={error}
            onChange={(changed) => onChange(withGiven(given, attributes, { ...value, ...changed }))}
          />
        );
      })}
    </FormBlock>
  );
}

type AttributeFieldProps = {
  readonly attribute: Attribute;
  readonly value: AttributeValue;
  readonly error: string | undefined;
  readonly onChange: (changed: Partial<AttributeValue>) => void;
};

function AttributeField({ attribute: { name, kind, unit, values }, value, error, onChange }: AttributeFieldProps) {
  if (kind === 'number') {
    return (
      <TextField
        label={unit === '' ? name : t('product-desk.numberIn', { name, unit })}
        inputMode="decimal"
        maxLength={12}
        value={value.number}
        error={error}
        onChange={(event) => onChange({ number: event.target.value })}
      />
    );
  }
  if (kind === 'flag') {
    return (
      <SelectField label={name} value={value.flag} onChange={(event) => onChange({ flag: event.target.value })}>
        <option value="">{t('product-desk.attributeNone')}</option>
        <option value="yes">{t('attributes.yes')}</option>
        <option value="no">{t('attributes.no')}</option>
      </SelectField>
    );
  }
  const toggled = (id: number) =>
    value.values.includes(id) ? value.values.filter((one) => one !== id) : [...value.values, id];
  return (
    <fieldset>
      <legend className="mb-1 text-small">{name}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {values.map(({ id, word }) => (
          <CheckField
            key={id}
            label={word}
            checked={value.values.includes(id)}
            onChange={() => onChange({ values: toggled(id) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
