import { t } from '#messages/messages.ts';
import { useState } from 'react';
import type { FactIcon, HomeFact } from '#contract/site/home-parts.ts';
import { FormBlock } from '#web/core/forms/form-block.tsx';
import { useRemovalFocus } from '../reorder/use-removal-focus.ts';
import { ChoiceField } from '#web/core/ui/choice-field.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { ErrorOfGroup } from '#web/core/ui/field.tsx';
import { TextButton } from '#web/core/ui/text-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import type { FieldsProps } from './block-notes.ts';
import { newFact } from './new-block.ts';

const iconNames = {
  card: t('home-desk.cardIcon'),
  returns: t('home-desk.returnIcon'),
  warranty: t('home-desk.warrantyIcon'),
  lock: t('home-desk.lockIcon'),
  truck: t('home-desk.truckIcon'),
  store: t('home-desk.storeIcon'),
  heart: t('home-desk.heartIcon'),
  star: t('home-desk.starIcon'),
} as const satisfies Record<FactIcon, string>;

/** The places of the facts: a strip has up to four. */
const places = [
  t('home-desk.firstFact'),
  t('home-desk.secondFact'),
  t('home-desk.thirdFact'),
  t('home-desk.fourthFact'),
] as const;

/** The fields of an information strip. */
export function FactsFields({ block: { facts }, change, notes }: FieldsProps<'facts'>) {
  const [said, say] = useState('');
  const { removes, adds, removedAt } = useRemovalFocus();
  return (
    <>
      {places.map((name, at) => {
        const fact = facts[at];
        if (!fact) return null;
        const put = (changes: Partial<HomeFact>) => change({ facts: facts.with(at, { ...fact, ...changes }) });
        return (
          <FormBlock key={name} title={name}>
            <ChoiceField
              label={t('home-desk.icon')}
              names={iconNames}
              value={fact.icon}
              onChange={(icon) => put({ icon })}
            />
            <TextField
              label={t('home-desk.title')}
              {...notes.line(`facts.${at}.title`, fact.title, (title) => put({ title }))}
            />
            <TextField
              label={t('home-desk.textOptional')}
              {...notes.line(`facts.${at}.text`, fact.text, (text) => put({ text }))}
            />
            {facts.length > 2 && (
              <TextButton
                {...removes}
                className="justify-self-start text-small"
                onClick={() => {
                  change({ facts: facts.toSpliced(at, 1) });
                  say(t('reorder.removed', { name: t('home-desk.factNumber', { place: at + 1 }) }));
                  removedAt(at);
                }}
              >
                {t('home-desk.removeFact')}
              </TextButton>
            )}
          </FormBlock>
        );
      })}
      {facts.length < places.length && (
        <Button {...adds} tone="outline" onClick={() => change({ facts: [...facts, newFact()] })}>
          {t('home-desk.addFact')}
        </Button>
      )}
      <ErrorOfGroup>{notes.shown('facts')}</ErrorOfGroup>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
