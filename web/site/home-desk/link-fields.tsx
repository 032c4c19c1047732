import { t } from '#messages/messages.ts';
import type { HomeLink } from '#contract/site/home-parts.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { DeskFacts, Notes } from './block-notes.ts';
import { CategorySelect } from './category-select.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { OneGenderField } from './gender-select.tsx';
import { newLink } from './new-block.ts';
import { ProductPicker } from './product-picker.tsx';

const kinds = {
  gender: t('home-desk.toGender'),
  category: t('home-desk.oneCategory'),
  product: t('home-desk.oneProduct'),
  collection: t('home-desk.oneCollection'),
  page: t('home-desk.otherPage'),
  nothing: t('home-desk.nowhere'),
} as const satisfies Record<HomeLink['to'], string>;

type LinkFieldsProps = {
  readonly link: HomeLink;
  /** The place of the link in the block: 'link', 'campaigns.0.link'. */
  readonly place: string;
  readonly notes: Notes;
  readonly facts: DeskFacts;
  readonly onChange: (link: HomeLink) => void;
};

/** Where a campaign leads. */
export function LinkFields({ link, place, notes, facts, onChange }: LinkFieldsProps) {
  return (
    <>
      <ChoiceField
        label={t('home-desk.leadsTo')}
        names={kinds}
        value={link.to}
        onChange={(to) => onChange(newLink(to))}
      />
      {link.to === 'gender' && (
        <OneGenderField value={link.gender} onChange={(gender) => onChange({ to: 'gender', gender })} />
      )}
      {link.to === 'category' && (
        <CategorySelect
          categories={facts.categories}
          value={link.category}
          error={notes.shown(`${place}.category`)}
          onLeave={() => notes.leave(`${place}.category`)}
          onChange={(category) => onChange({ to: 'category', category })}
        />
      )}
      {link.to === 'product' && (
        <ProductPicker
          label={t('home-desk.product')}
          ids={link.product === 0 ? [] : [link.product]}
          most={1}
          error={notes.shown(`${place}.product`)}
          facts={facts}
          onChange={([product]) => onChange({ to: 'product', product: product ?? 0 })}
        />
      )}
      {link.to === 'collection' && (
        <CollectionFields
          query={link.query}
          place={`${place}.query`}
          notes={notes}
          facts={facts}
          onChange={(query) => onChange({ to: 'collection', query })}
        />
      )}
      {link.to === 'page' && (
        <TextField
          label={t('home-desk.address')}
          hint={t('home-desk.addressHint')}
          {...notes.line(`${place}.address`, link.address, (text) =>
            onChange({ to: 'page', address: ownAddress(text) }),
          )}
        />
      )}
    </>
  );
}

/** Returns the path of a pasted address of this shop; any other text as it is. */
function ownAddress(text: string): string {
  const typed = text.trim();
  if (!URL.canParse(typed)) return typed;
  const { origin, pathname, search, hash } = new URL(typed);
  return origin === location.origin ? `${pathname}${search}${hash}` : typed;
}
