import { TextAreaField } from '../ui/text-area-field.tsx';
import type { ProductValues } from './product-values.ts';
import { infoLabels } from './product-words.ts';

type Info = ProductValues['info'];

type InfoFieldsProps = { readonly info: Info; readonly onChange: (info: Info) => void };

/** What a product's page says below its description. */
export function InfoFields({ info, onChange }: InfoFieldsProps) {
  return (['aboutMe', 'careInfo', 'sizeAndFit'] as const).map((place) => (
    <div key={place} className="sm:col-span-2">
      <TextAreaField
        label={infoLabels[place]}
        rows={3}
        maxLength={4000}
        value={info[place]}
        onChange={(event) => onChange({ ...info, [place]: event.target.value })}
      />
    </div>
  ));
}
