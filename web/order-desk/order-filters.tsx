import { useState } from 'react';
import { href } from 'react-router';
import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { fulfilmentWords } from '#contract/fulfilment.ts';
import { ClearFilters, ListSearch } from '../desk-list/list-fields.tsx';
import { ListForm } from '../desk-list/list-form.tsx';
import type { ListPlace } from '../desk-list/list-place.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { moneyStateName } from '../order-words/money-state.ts';
import { troubleWords } from '../order-words/trouble-words.ts';
import { listAddress } from '../desk-list/list-address.ts';
import { DaysChip } from './order-days.tsx';
import type { OrdersQuestion } from './orders-question.ts';

type OrderFiltersProps = { readonly place: ListPlace; readonly asked: OrdersQuestion };

/** The search by number or buyer. An empty search gets an error beside the field. */
export function OrderFilters({ place, asked }: OrderFiltersProps) {
  const { number, buyer, status, fulfilment, money, trouble, days } = asked;
  const [error, setError] = useState<string>();
  return (
    <ListForm
      place={place}
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget).get('number');
        if (typeof typed === 'string' && typed.trim() !== '') return;
        event.preventDefault();
        setError(backOfficeTexts.orderDesk.emptySearch);
      }}
    >
      <ListSearch
        label="Número de orden, cliente, correo, teléfono o producto"
        name="number"
        placeholder={backOfficeTexts.orderDesk.placeholder}
        defaultValue={number}
        maxLength={60}
        error={error}
        onInput={() => setError(undefined)}
      />
      {status !== 'all' && <input type="hidden" name="status" value={status} />}
      {Object.entries({ fulfilment, money, trouble }).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {Object.entries(days).map(([name, day]) => day && <input key={name} type="hidden" name={name} value={day} />)}
      <Button type="submit" size="small" className="min-h-11">
        {backOfficeTexts.orderDesk.search}
      </Button>
      {buyer !== '' && (
        <Chip to={listAddress(place.path, place.query, { buyer: '' })} preventScrollReset>
          Cliente: {buyer}
        </Chip>
      )}
      {fulfilment !== '' && (
        <Chip to={listAddress(place.path, place.query, { fulfilment: '' })} preventScrollReset>
          Entrega: {fulfilmentWords[fulfilment]}
        </Chip>
      )}
      {money !== '' && (
        <Chip to={listAddress(place.path, place.query, { money: '' })} preventScrollReset>
          Dinero: {moneyStateName(money)}
        </Chip>
      )}
      {trouble !== '' && (
        <Chip to={listAddress(place.path, place.query, { trouble: '' })} preventScrollReset>
          {troubleWords[trouble]}
        </Chip>
      )}
      <DaysChip days={days} />
      {(number !== '' || buyer !== '') && <ClearFilters to={href('/admin/orders')} />}
    </ListForm>
  );
}
