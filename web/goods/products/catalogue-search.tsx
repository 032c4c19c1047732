import { t } from '#messages/messages.ts';
import { href } from 'react-router';
import { useState, type SubmitEvent } from 'react';
import { Form } from '#web/core/requests/form.tsx';
import { IconButton } from '#web/core/ui/icon-button.tsx';
import { TextField } from '#web/core/ui/text-field.tsx';
import { attributeKeys, filterKeys } from './catalogue-address.ts';
import { CarriedFields } from './carried-fields.tsx';

const others = ['gender', 'order', ...filterKeys.filter((key) => key !== 'search')];

/** Searches for a word within the filtered products. */
export function CatalogueSearch({ query }: { readonly query: URLSearchParams }) {
  const [error, setError] = useState<string>();

  function search(event: SubmitEvent<HTMLFormElement>) {
    const text = new FormData(event.currentTarget).get('search');
    if (typeof text === 'string' && text.trim() !== '') return;
    event.preventDefault();
    setError(t('texts.emptySearch'));
  }

  return (
    <Form role="search" action={href('/home')} onSubmit={search} className="relative">
      <CarriedFields query={query} keys={[...others, ...attributeKeys(query)]} />
      <TextField
        label={t('catalogue.search')}
        type="search"
        name="search"
        maxLength={80}
        defaultValue={query.get('search') ?? ''}
        onInput={(event) => {
          event.currentTarget.value = event.currentTarget.value.toUpperCase();
          setError(undefined);
        }}
        error={error}
        className="pr-12"
      />
      <IconButton type="submit" label={t('catalogue.search')} icon="search" className="absolute top-6 right-0.5" />
    </Form>
  );
}
