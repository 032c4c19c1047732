import { t } from '#messages/messages.ts';
import { CheckField } from '#web/core/ui/check-field.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { BlockOf } from '#contract/site/home-blocks.ts';
import { spokenDepartment } from '#contract/core/shop/present-departments.ts';
import { Button } from '#web/core/ui/button.tsx';
import type { FieldsProps } from './block-notes.ts';

type TilesOf = BlockOf<'tiles'>['of'];

const names = {
  biggest: t('home-desk.biggestCategories'),
  picked: t('home-desk.categoriesIChoose'),
  genders: t('home-desk.departments'),
} as const satisfies Record<TilesOf['by'], string>;

const newTiles: Readonly<Record<TilesOf['by'], TilesOf>> = {
  biggest: { by: 'biggest' },
  picked: { by: 'picked', categories: [] },
  genders: { by: 'genders' },
};

/** The fields of a block of tiles. */
export function TilesFields({ block, change, notes, facts }: FieldsProps<'tiles'>) {
  const { title, of } = block;
  const chosen = of.by === 'picked' ? of.categories : [];
  const gone = chosen.filter((id) => !facts.categories.some((category) => category.id === id));
  const pick = (categories: number[]) => change({ of: { by: 'picked', categories } });
  return (
    <>
      <TextField label={t('home-desk.title')} {...notes.line('title', title, (text) => change({ title: text }))} />
      <ChoiceField
        label={t('home-desk.whatItShows')}
        names={names}
        value={of.by}
        onChange={(by) => change({ of: newTiles[by] })}
      />
      {of.by === 'picked' && (
        <fieldset className="grid gap-1">
          <legend className="label mb-1.5 text-stone">{t('home-desk.categoriesInOrder')}</legend>
          {gone.length > 0 && (
            <p className="flex flex-wrap items-center gap-3 text-small text-danger">
              {t('home-desk.chosenCategoriesGone')}
              <Button size="small" tone="outline" onClick={() => pick(chosen.filter((id) => !gone.includes(id)))}>
                {t('home-desk.removeThem')}
              </Button>
            </p>
          )}
          {facts.categories.map(({ id, title: name, genre }) => {
            const place = chosen.indexOf(id);
            return (
              <CheckField
                key={id}
                label={t('home-desk.categoryOfGender', { name, ...spokenDepartment(genre) })}
                note={place < 0 ? undefined : place + 1}
                checked={place >= 0}
                onChange={({ target: { checked } }) =>
                  pick(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            );
          })}
          <ErrorOfGroup>{notes.shown('of.categories')}</ErrorOfGroup>
        </fieldset>
      )}
    </>
  );
}
