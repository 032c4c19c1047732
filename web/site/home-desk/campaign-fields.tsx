import { t } from '#messages/messages.ts';
import { SelectField } from '#web/core/ui/select-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CampaignPictureFields } from './campaign-picture-fields.tsx';
import { LinkFields } from './link-fields.tsx';

/** The fields of a campaign of its own. */
export function CampaignFields({ block, change, notes, facts }: FieldsProps<'campaign'>) {
  return (
    <>
      <CampaignPictureFields campaign={block} before="" notes={notes} facts={facts} change={change} />
      <TextField
        label={t('home-desk.title')}
        value={block.title}
        maxLength={80}
        {...notes.field('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <TextField
        label={t('home-desk.lineOptional')}
        value={block.line}
        maxLength={160}
        {...notes.field('line')}
        onChange={({ target: { value } }) => change({ line: value })}
      />
      <SelectField
        label={t('home-desk.textColor')}
        value={block.tone}
        onChange={({ target: { value } }) => change({ tone: value === 'dark' ? 'dark' : 'light' })}
      >
        <option value="light">{t('home-desk.lightText')}</option>
        <option value="dark">{t('home-desk.darkText')}</option>
      </SelectField>
      <LinkFields link={block.link} place="link" notes={notes} facts={facts} onChange={(link) => change({ link })} />
      {block.link.to !== 'nothing' && (
        <TextField
          label={t('home-desk.buttonText')}
          placeholder={t('home-desk.seeMore')}
          value={block.button}
          maxLength={30}
          {...notes.field('button')}
          onChange={({ target: { value } }) => change({ button: value })}
        />
      )}
    </>
  );
}
