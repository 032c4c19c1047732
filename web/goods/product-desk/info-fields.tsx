import { TextAreaField } from '#web/core/ui/text-area-field.tsx';
import { infoLabels, type ProductValues } from './product-words.ts';

type Info = ProductValues['info'];

type InfoFieldsProps = { readonly info: Info; readonly onChange: (info: Info) => void };

/** The fields of the details below a product's description. */
export function InfoFields({ info, onChange }: InfoFieldsProps) {
  return (['aboutMe', 'careInfo', 'sizeAndFit'] as const).map((place) => (
    <TextAreaField
      key={place}
      label={infoLabels[place]}
      rows={3}
      maxLength={4000}
      value={info[place]}
      onChange={(event) => onChange({ ...info, [place]: event.target.value })}
    />
  ));
}
