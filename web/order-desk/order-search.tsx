import { backOfficeTexts } from '#contract/back-office.texts.ts';
import { useState } from 'react';
import { Form } from '../requests/form.tsx';
import { Button } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { toast } from '../ui/toast.ts';

/** Looks an order up by its number. Nothing is asked of the server without one. */
export function OrderSearch({ number }: { readonly number: string }) {
  const [typed, setTyped] = useState(number);
  return (
    <Form
      method="get"
      role="search"
      className="flex gap-2"
      onSubmit={(event) => {
        if (typed.trim() !== '') return;
        event.preventDefault();
        toast(backOfficeTexts.orderDesk.emptySearch, { tone: 'error' });
      }}
    >
      <input
        type="search"
        name="number"
        aria-label="Número de orden"
        placeholder={backOfficeTexts.orderDesk.placeholder}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
        className={joinClasses(controlLook, 'min-h-10 w-56')}
      />
      <Button type="submit" size="small" className="min-h-10">
        {backOfficeTexts.orderDesk.search}
      </Button>
    </Form>
  );
}
