import type { BlockKind, BlockOf, HomeBlock } from '#contract/site/home-blocks.ts';
import { t } from '#messages/messages.ts';
import { RichTextField } from '#web/core/forms/rich-text/rich-text-field.tsx';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps, FormFacts, Notes } from './block-notes.ts';
import { CampaignPictureFields } from './campaign-picture-fields.tsx';
import { FactsFields } from './facts-fields.tsx';
import { HeroFields } from './hero-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { ProductsFields } from './products-fields.tsx';
import { StoryFields } from './story-fields.tsx';
import { TilesFields } from './tiles-fields.tsx';

const tones = { light: t('home-desk.lightText'), dark: t('home-desk.darkText') } as const;

/** The fields of a campaign of its own. */
function CampaignFields({ block, change, notes, facts }: FieldsProps<'campaign'>) {
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

type BlockFieldsProps = {
  readonly block: HomeBlock;
  readonly notes: Notes;
  readonly facts: FormFacts;
  readonly onChange: (change: (before: HomeBlock) => HomeBlock) => void;
};

/** The fields of a block of any kind, and its dates. */
export function BlockFields({ block, notes, facts, onChange }: BlockFieldsProps) {
  return (
    <>
      <KindFields block={block} notes={notes} facts={facts} onChange={onChange} />
      <DateFields block={block} notes={notes} onChange={onChange} />
    </>
  );
}

function KindFields({ block, notes, facts, onChange }: BlockFieldsProps) {
  function propsOf<Kind extends BlockKind>(own: BlockOf<Kind>): FieldsProps<Kind> {
    const isOwn = (one: HomeBlock): one is BlockOf<Kind> => one.kind === own.kind;
    const change: FieldsProps<Kind>['change'] = (changes) =>
      onChange((before) => {
        if (!isOwn(before)) return before;
        return { ...before, ...(typeof changes === 'function' ? changes(before) : changes) };
      });
    return { block: own, notes, facts, change };
  }
  switch (block.kind) {
    case 'hero':
      return <HeroFields {...propsOf<'hero'>(block)} />;
    case 'campaign':
      return <CampaignFields {...propsOf<'campaign'>(block)} />;
    case 'products':
      return <ProductsFields {...propsOf<'products'>(block)} />;
    case 'tiles':
      return <TilesFields {...propsOf<'tiles'>(block)} />;
    case 'story':
      return <StoryFields {...propsOf<'story'>(block)} />;
    case 'text':
      return <TextFields {...propsOf<'text'>(block)} />;
    case 'facts':
      return <FactsFields {...propsOf<'facts'>(block)} />;
  }
}

function DateFields({ block, notes, onChange }: Omit<BlockFieldsProps, 'facts'>) {
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left w-full text-small font-medium">{t('home-desk.whenShown')}</legend>
      <TextField
        type="datetime-local"
        label={t('home-desk.fromOptional')}
        {...notes.line('from', block.from ?? '', (from) => onChange((before) => ({ ...before, from: from || null })))}
      />
      <TextField
        type="datetime-local"
        label={t('home-desk.untilOptional')}
        hint={t('home-desk.datesHint')}
        {...notes.line('until', block.until ?? '', (until) =>
          onChange((before) => ({ ...before, until: until || null })),
        )}
      />
    </fieldset>
  );
}

/** The fields of a text. */
function TextFields({ block, change, notes }: FieldsProps<'text'>) {
  return (
    <>
      <TextField
        label={t('home-desk.titleOptional')}
        {...notes.line('title', block.title, (title) => change({ title }))}
      />
      <RichTextField
        label={t('home-desk.text')}
        value={block.html}
        error={notes.shown('html')}
        hasLinks
        onChange={(html) => change({ html })}
      />
    </>
  );
}
