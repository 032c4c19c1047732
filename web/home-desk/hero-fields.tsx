import { t } from '#messages/messages.ts';
import { identityLengths } from '#contract/identity-lengths.ts';
import { moved } from '../desk-list/moved.ts';
import { FormBlock } from '../forms/form-block.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CampaignPictureFields } from './campaign-picture-fields.tsx';
import { upPath } from './icon-paths.ts';
import { LinkFields } from './link-fields.tsx';
import { newCampaign } from './new-block.ts';

const mostCampaigns = 6;

/** The fields of the opening: the title of the page, and its campaigns. */
export function HeroFields({ block, change, notes, facts }: FieldsProps<'hero'>) {
  const { title, line, campaigns } = block;
  return (
    <>
      <TextField
        label={t('home-desk.title')}
        hint={t('home-desk.heroTitleHint')}
        value={title}
        maxLength={60}
        error={notes.shown('title')}
        onBlur={() => notes.leave('title')}
        onChange={({ target: { value } }) => change({ title: value })}
      />
      <TextField
        label={t('home-desk.lineOptional')}
        value={line}
        maxLength={identityLengths.description}
        error={notes.shown('line')}
        onBlur={() => notes.leave('line')}
        onChange={({ target: { value } }) => change({ line: value })}
      />
      {campaigns.map((campaign, at) => {
        const before = `campaigns.${at}.`;
        const put = (changes: Partial<typeof campaign>) =>
          change({ campaigns: campaigns.with(at, { ...campaign, ...changes }) });
        return (
          <FormBlock key={campaign.id} title={t('home-desk.imageOf', { place: at + 1, count: campaigns.length })}>
            <div className="flex justify-end">
              <IconButton
                label={t('home-desk.moveImageUp', { place: at + 1 })}
                icon={upPath}
                disabled={at === 0}
                onClick={() => change({ campaigns: moved(campaigns, at, at - 1) })}
              />
              <IconButton
                label={t('home-desk.moveImageDown', { place: at + 1 })}
                icon="down"
                disabled={at === campaigns.length - 1}
                onClick={() => change({ campaigns: moved(campaigns, at, at + 1) })}
              />
              <IconButton
                label={t('home-desk.removeImage', { place: at + 1 })}
                icon="trash"
                onClick={() => change({ campaigns: campaigns.filter((one) => one !== campaign) })}
              />
            </div>
            <CampaignPictureFields campaign={campaign} before={before} notes={notes} facts={facts} change={put} />
            <TextField
              label={t('home-desk.linkText')}
              value={campaign.label}
              maxLength={40}
              error={notes.shown(`${before}label`)}
              onBlur={() => notes.leave(`${before}label`)}
              onChange={({ target: { value } }) => put({ label: value })}
            />
            <LinkFields
              link={campaign.link}
              place={`${before}link`}
              notes={notes}
              facts={facts}
              onChange={(link) => put({ link })}
            />
          </FormBlock>
        );
      })}
      {campaigns.length < mostCampaigns && (
        <Button tone="outline" onClick={() => change({ campaigns: [...campaigns, newCampaign()] })}>
          {t('home-desk.addImage')}
        </Button>
      )}
    </>
  );
}
