import { t } from '#messages/messages.ts';
import { useId, type ReactNode } from 'react';
import { backwardDays } from '#contract/core/protocol/days-asked.ts';
import { fulfilmentStates, fulfilmentWords } from '#contract/sales/fulfilment/fulfilment.ts';
import { orderGoods } from '#contract/sales/order-desk/order-desk.ts';
import { moneyStates } from '#contract/sales/orders/order-money.ts';
import { useFollowing } from '#web/core/desk-list/use-following.ts';
import { moneyStateName } from '../order-words/money-state.ts';
import { Button } from '#web/core/ui/button.tsx';
import { controlLook } from '#web/core/ui/field.tsx';
import { Icon } from '#web/core/ui/icon.tsx';
import { joinClasses } from '#web/core/ui/join-classes.ts';
import { Options } from '#web/core/ui/options-field.tsx';
import { paidFilters, paidWords } from './order-filter-words.ts';
import type { OrdersQuestion } from './orders-question.ts';

type OrderFilterFieldsProps = {
  readonly asked: OrdersQuestion;
  /** True if the days end before they begin. */
  readonly areBackwards: boolean;
};

/** The states and days that the list can be asked for. A state applies at once, days when they are submitted. */
export function OrderFilterFields({ asked, areBackwards }: OrderFilterFieldsProps) {
  const wrong = useId();
  const { status, fulfilment, money, goods, days } = asked;
  const day = { 'aria-invalid': areBackwards || undefined, 'aria-describedby': areBackwards ? wrong : undefined };
  return (
    <>
      <Choice label={t('order-words.payment')} name="status" asked={status === 'all' ? '' : status}>
        <Options of={paidFilters.map((filter) => [filter, paidWords[filter]])} />
      </Choice>
      <Choice label={t('order-desk.money')} name="money" asked={money}>
        <Options of={moneyStates.map((state) => [state, moneyStateName(state)])} />
      </Choice>
      <Choice label={t('order-words.delivery')} name="fulfilment" asked={fulfilment}>
        <Options of={fulfilmentStates.map((state) => [state, fulfilmentWords[state]])} />
      </Choice>
      <Choice label={t('order-desk.goods')} name="goods" asked={goods}>
        <Options of={orderGoods.map((one) => [one, t('order-desk.withPreorder')])} />
      </Choice>
      <Day label={t('order-desk.from')} name="from" asked={days.from ?? ''} {...day} />
      <Day label={t('order-desk.to')} name="to" asked={days.to ?? ''} {...day} />
      <Button type="submit" tone="outline" size="small" name="filter" className="min-h-11 self-end @max-xl:col-span-2">
        {t('order-desk.filter')}
      </Button>
      <p id={wrong} role="alert" className="col-span-full text-small text-danger empty:hidden">
        {areBackwards && backwardDays.error()}
      </p>
    </>
  );
}

const look = joinClasses(controlLook, 'min-h-11! px-3! text-small');

const labelled = 'grid content-start gap-1 text-small text-stone';

type ChoiceProps = {
  readonly label: string;
  readonly name: string;
  readonly asked: string;
  readonly children: ReactNode;
};

function Choice({ label, name, asked, children }: ChoiceProps) {
  const id = useId();
  const [chosen, choose] = useFollowing(asked);
  return (
    <div className={labelled}>
      <label htmlFor={id}>{label}</label>
      <span className="relative grid items-center">
        <select
          id={id}
          name={name}
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          className={joinClasses(look, 'appearance-none truncate pr-9!')}
        >
          <option value="">{t('order-desk.any')}</option>
          {children}
        </select>
        <span className="pointer-events-none absolute right-3">
          <Icon name="down" size={16} />
        </span>
      </span>
    </div>
  );
}

type DayProps = Omit<ChoiceProps, 'children'> & {
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

function Day({ label, name, asked, ...wrong }: DayProps) {
  const [typed, type] = useFollowing(asked);
  return (
    <label className={labelled}>
      {label}
      <input
        {...wrong}
        type="date"
        name={name}
        value={typed}
        min="2000-01-01"
        max="2999-12-31"
        onChange={({ target }) => type(target.value)}
        className={look}
      />
    </label>
  );
}
