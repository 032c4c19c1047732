import { t } from '#messages/messages.ts';
import { useId, useState, type SyntheticEvent } from 'react';
import { backOfficeTexts } from '#contract/core/back-office.texts.ts';
import { areBackwards } from '#contract/core/protocol/days-asked.ts';
import { ListSearch } from '#web/core/desk-list/list-fields.tsx';
import { ListForm } from '#web/core/desk-list/list-form.tsx';
import type { ListPlace } from '#web/core/desk-list/list-place.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { activeFilters, OrderChips } from './order-chips.tsx';
import { OrderFilterFields } from './order-filter-fields.tsx';
import type { OrdersQuestion } from './orders-question.ts';

type OrderFiltersProps = { readonly place: ListPlace; readonly asked: OrdersQuestion };

/**
 * The search by number or buyer, and the filters, which narrow lists can fold. An empty search gets an error beside the
 * field; days that end before they begin get theirs, and the list stays as it is.
 */
export function OrderFilters({ place, asked }: OrderFiltersProps) {
  const id = useId();
  const { query } = place;
  const [number, setNumber] = useFollowing(asked.number, query);
  const [error, setError] = useFollowing<string | undefined>(undefined, query);
  const [isBackwards, setIsBackwards] = useFollowing(areBackwards(asked.days), query);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || isBackwards;
  const inFields = activeFilters(asked).filter(({ name }) => name !== 'buyer' && name !== 'trouble').length;

  function check(event: SyntheticEvent<HTMLFormElement>) {
    const given = new FormData(event.currentTarget);
    const days = { from: dayOf(given, 'from'), to: dayOf(given, 'to') };
    const { nativeEvent } = event;
    const isFiltering = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('name') === 'filter';
    const isSame = days.from === asked.days.from && days.to === asked.days.to;
    setIsBackwards(areBackwards(days));
    if (areBackwards(days)) event.preventDefault();
    else if (number.trim() === '' && !isFiltering && isSame) {
      event.preventDefault();
      setError(backOfficeTexts.orderDesk.emptySearch);
    }
  }

  return (
    <ListForm place={place} onSubmit={check}>
      <ListSearch
        label={t('order-desk.searchLabel')}
        name="number"
        placeholder={backOfficeTexts.orderDesk.placeholder}
        value={number}
        maxLength={60}
        error={error}
        onChange={({ target }) => {
          setNumber(target.value);
          setError(undefined);
        }}
      />
      {[
        ['buyer', asked.buyer],
        ['trouble', asked.trouble],
      ].map(([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit" size="small" className="min-h-11">
        {backOfficeTexts.orderDesk.search}
      </Button>
      <Button
        tone="outline"
        size="small"
        className="min-h-11 noscript:hidden @4xl:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsUnfolded(!isOpen)}
      >
        {t('order-desk.filters')}
        {inFields > 0 && ` (${inFields})`}
        <span className={joinClasses('transition-transform', isOpen && 'rotate-180')}>
          <Icon name="down" size={16} />
        </span>
      </Button>
      <div
        id={id}
        role="group"
        aria-label={t('order-desk.filters')}
        className={joinClasses(
          'grid basis-full grid-cols-2 gap-2 @xl:grid-cols-3 @4xl:grid-cols-[repeat(6,minmax(0,1fr))_auto]',
          !isOpen && '@max-4xl:hidden noscript:grid!',
        )}
      >
        <OrderFilterFields asked={asked} areBackwards={isBackwards} />
      </div>
      <OrderChips place={place} asked={asked} />
    </ListForm>
  );
}

function dayOf(given: FormData, name: string): string | undefined {
  const day = given.get(name);
  return typeof day === 'string' && day !== '' ? day : undefined;
}
