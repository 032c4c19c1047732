import type { ReactNode, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { backKey } from '../links/back-address.ts';
import { Form } from '../requests/form.tsx';
import { listAddress } from './list-address.ts';
import type { ListPlace } from './list-place.ts';

type ListFormProps = {
  readonly place: ListPlace;
  /** Called before it is submitted; may prevent it. */
  readonly onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

/**
 * The filters of a list, as a form that changes its address. A choice in a select applies at once, a text when it is
 * submitted; both begin on the first page, and keep the order and the way back. With scripts, empty filters are left
 * out of the address.
 */
export function ListForm({ place: { path, query }, onSubmit, children }: ListFormProps) {
  const navigate = useNavigate();
  const given = new URLSearchParams(query);

  function apply(form: HTMLFormElement) {
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.trim()] as const] : [],
    );
    void navigate(listAddress(path, query, Object.fromEntries(fields)), { preventScrollReset: true });
  }

  return (
    <Form
      method="get"
      action={path}
      role="search"
      className="flex flex-wrap items-start gap-2 p-3"
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
      }}
    >
      {['order', backKey].map((name) => {
        const value = given.get(name);
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {children}
    </Form>
  );
}
