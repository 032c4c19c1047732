import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { check, choiceOf, line } from '../field-specs.ts';
import { formOf } from '../form-of.ts';
import { FormFields, type ShownForm } from './form-fields.tsx';

const form = formOf({
  rules: z.object({ name: z.string().max(60), price: z.string().max(9) }),
  fields: {
    name: line('Nombre', { isWide: true }),
    price: line('Precio', { maxLength: 20, at: 'rate.price', when: ({ gender }) => gender === 'men' }),
    gender: choiceOf(
      'Género',
      [
        ['', 'Elija'],
        ['men', 'Hombres'],
      ],
      { clears: ['name'] },
    ),
    isActive: check('Se ofrece'),
  },
});

function shownForm(values: Partial<typeof form.start>, errors: Readonly<Record<string, string>> = {}): ShownForm {
  return {
    values: { ...form.start, ...values },
    shown: (place) => errors[place],
    leave: () => undefined,
    put: () => undefined,
  };
}

const markup = (shown: ShownForm) => renderToStaticMarkup(<FormFields of={form} form={shown} />);

test('a field is as long as the contract takes, unless it says another length', () => {
  const lengths = [...markup(shownForm({ gender: 'men' })).matchAll(/maxLength="(\d+)"/gi)].map(([, most]) => most);
  expect(lengths).toEqual(['60', '20']);
});

test('a field is shown while the values ask for it, with the error of its place in the contract', () => {
  const errors = { 'rate.price': 'Debe ser un importe' };
  expect(markup(shownForm({}, errors))).not.toContain('Debe ser un importe');
  expect(markup(shownForm({ gender: 'men' }, errors))).toMatch(
    /aria-invalid="true"[^>]*name="price".*Debe ser un importe/,
  );
});
