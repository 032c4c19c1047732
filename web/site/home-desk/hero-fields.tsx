import { t } from '#messages/messages.ts';
import { useState } from 'react';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { moved } from '../reorder/moved.ts';
import { MoveButtons } from '../reorder/row-buttons.tsx';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { useReorder } from '../reorder/use-reorder.ts';
import { Button } from '#web/core/ui/button.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { CampaignPictureFields } from './campaign-picture-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { newCampaign } from './new-block.ts';

const mostCampaigns = 6;

/** The fields of the opening: the title of the page, and its campaigns. */
export function HeroFields({ block, change, notes, facts }: FieldsProps<'hero'>) {
  const { title, line, campaigns } = block;
  const [said, say] = useState('');
  const { list, step, row } = useReorder<HTMLDivElement>({
    ids: campaigns.map(({ id }) => id),
    nameOf: (id) => t('home-desk.imageNumber', { place: campaigns.findIndex((one) => one.id === id) + 1 }),
    onMove: (from, to) => change({ campaigns: moved(campaigns, from, to) }),
    say,
  });
  const { removes, adds, removedAt } = useRemovalFocus();
  return (
    <div ref={list} className="grid gap-5">
      <TextField
        label={t('home-desk.title')}
        hint={t('home-desk.heroTitleHint')}
        {...notes.line('title', title, (text) => change({ title: text }))}
      />
      <TextField label={t('home-desk.lineOptional')} {...notes.line('line', line, (text) => change({ line: text }))} />
      {campaigns.map((campaign, at) => {
        const before = `campaigns.${at}.`;
        const put = (changes: Partial<typeof campaign>) =>
          change((now) => ({
            campaigns: now.campaigns.map((one) => (one.id === campaign.id ? { ...one, ...changes } : one)),
          }));
        return (
          <FormBlock
            {...row(campaign.id)}
            key={campaign.id}
            title={t('home-desk.imageOf', { place: at + 1, count: campaigns.length })}
          >
            <div className="flex justify-end">
              <MoveButtons
                labels={{
                  up: t('home-desk.moveImageUp', { place: at + 1 }),
                  down: t('home-desk.moveImageDown', { place: at + 1 }),
                }}
                onStep={(by) => step(campaign.id, by)}
              />
              <IconButton
                {...removes}
                label={t('home-desk.removeImage', { place: at + 1 })}
                icon="trash"
                onClick={() => {
                  change({ campaigns: campaigns.filter((one) => one !== campaign) });
                  say(t('reorder.removed', { name: t('home-desk.imageNumber', { place: at + 1 }) }));
                  removedAt(at);
                }}
              />
            </div>
            <CampaignPictureFields campaign={campaign} before={before} notes={notes} facts={facts} change={put} />
            <TextField
              label={t('home-desk.slideTitle')}
              hint={t('home-desk.slideTitleHint')}
              {...notes.line(`${before}title`, campaign.title, (text) => put({ title: text }))}
            />
            <TextField
              label={t('home-desk.lineOptional')}
              {...notes.line(`${before}line`, campaign.line, (text) => put({ line: text }))}
            />
            <TextField
              label={t('home-desk.linkText')}
              {...notes.line(`${before}label`, campaign.label, (label) => put({ label }))}
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
        <Button {...adds} tone="outline" onClick={() => change({ campaigns: [...campaigns, newCampaign()] })}>
          {t('home-desk.addImage')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
