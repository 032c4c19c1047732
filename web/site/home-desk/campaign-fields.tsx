import { t } from '#messages/messages.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CampaignPictureFields } from './campaign-picture-fields.tsx';
import { LinkFields } from './link-fields.tsx';

const tones = { light: t('home-desk.lightText'), dark: t('home-desk.darkText') } as const;

/** The fields of a campaign of its own. */
export function CampaignFields({ block, change, notes, facts }: FieldsProps<'campaign'>) {
  const { title, line, tone, link, button } = block;
  return (
    <>
      <CampaignPictureFields campaign={block} before="" notes={notes} facts={facts} change={change} />
      <TextField label={t('home-desk.title')} {...notes.line('title', title, (text) => change({ title: text }))} />
      <TextField label={t('home-desk.lineOptional')} {...notes.line('line', line, (text) => change({ line: text }))} />
      <ChoiceField
        label={t('home-desk.textColor')}
        names={tones}
        value={tone}
        onChange={(chosen) => change({ tone: chosen })}
      />
      <LinkFields link={link} place="link" notes={notes} facts={facts} onChange={(to) => change({ link: to })} />
      {link.to !== 'nothing' && (
        <TextField
          label={t('home-desk.buttonText')}
          placeholder={t('home-desk.seeMore')}
          {...notes.line('button', button, (text) => change({ button: text }))}
        />
      )}
    </>
  );
}
