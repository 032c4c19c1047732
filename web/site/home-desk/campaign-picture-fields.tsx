import { t } from '#messages/messages.ts';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FormFacts, Notes } from './block-notes.ts';
import { BlockPictureField } from './block-picture-field.tsx';

type Pictured = { readonly wide: string; readonly narrow: string; readonly alt: string };

type CampaignPictureFieldsProps = {
  readonly campaign: Pictured;
  /** What is before the names of the fields in the places of errors: '' or 'campaigns.0.'. */
  readonly before: string;
  readonly notes: Notes;
  readonly facts: FormFacts;
  readonly change: (changes: Partial<Pictured>) => void;
};

/** The two pictures of a campaign, and the text for those who do not see them. */
export function CampaignPictureFields({ campaign, before, notes, facts, change }: CampaignPictureFieldsProps) {
  const { wide, narrow, alt } = campaign;
  return (
    <>
      <BlockPictureField
        label={t('home-desk.widePicture')}
        hint={t('home-desk.widePictureHint')}
        value={wide}
        shapes={narrow === '' ? ['wide', 'tall'] : ['wide']}
        error={notes.shown(`${before}wide`)}
        facts={facts}
        onChange={(path) => change({ wide: path })}
      />
      <BlockPictureField
        label={t('home-desk.narrowPicture')}
        hint={t('home-desk.narrowPictureHint')}
        value={narrow}
        shapes={['tall']}
        isOptional
        error={notes.shown(`${before}narrow`)}
        facts={facts}
        onChange={(path) => change({ narrow: path })}
      />
      <TextField
        label={t('home-desk.pictureAlt')}
        hint={t('home-desk.pictureAltHint')}
        {...notes.line(`${before}alt`, alt, (text) => change({ alt: text }))}
      />
    </>
  );
}
