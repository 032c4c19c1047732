import { expect, test } from 'vitest';
import { z } from 'zod';
import { area, check, choice, choiceOf, line, part } from './field-specs.ts';
import { formOf } from './form-of.ts';

const rules = z.object({
  name: z.string().trim().min(1, 'Falta el nombre').max(60),
  days: z.object({ from: z.coerce.number('Son números') }),
  isActive: z.boolean(),
});

const fields = {
  name: line('Nombre'),
  from: line('Desde', { at: 'days.from', told: 'Días', logged: 'days' }),
  kind: choice('Clase', { home: 'A domicilio', pickup: 'Retiro' }, { start: 'home' }),
  zone: choiceOf('Zona', [['7', 'Centro']]),
  note: area('Nota'),
  isActive: check('Se ofrece', { start: true }),
  steps: part<readonly number[]>('Pasos', { start: [], kept: z.array(z.number()), shown: (steps) => steps.join(', ') }),
};

const form = formOf({ fields, rules, sentOf: ({ from, ...values }) => ({ ...values, days: { from } }) });

test('a new form has the first value of each field', () => {
  expect(form.start).toEqual({ name: '', from: '', kind: 'home', zone: '', note: '', isActive: true, steps: [] });
});

test('a form holds what is stored: null as an empty text, a number as its digits, and nothing else', () => {
  const stored = { name: 'Andreani', from: 0, zone: null, isActive: false, steps: [2], version: 4 };
  expect(form.valuesOf(stored)).toEqual({ ...form.start, name: 'Andreani', from: '0', isActive: false, steps: [2] });
});

test('MEND-7 what was kept of a form is taken back, also if a field is newer, but nothing that the form cannot hold', () => {
  const typed = { ...form.start, name: 'Andreani' };
  const { note: _, ...older } = typed;
  expect(form.keptIn(typed)).toEqual(typed);
  expect(form.keptIn(older)).toEqual(typed);
  for (const damaged of [{ ...typed, kind: 'post' }, { ...typed, steps: ['2'] }, { ...typed, isActive: 'on' }, 'x']) {
    expect(form.keptIn(damaged)).toBeUndefined();
  }
});

test('what is sent is checked by the rules, and each error has its place in them', () => {
  expect(form.errorsOf({ ...form.start, from: '2' })).toEqual({ name: 'Falta el nombre' });
  expect(form.errorsOf({ ...form.start, name: 'Andreani', from: 'x' })).toEqual({ 'days.from': 'Son números' });
});

test('MEND-27 a version conflict tells a choice by its name, and a field by the one it is told by', () => {
  expect([fields.kind.shown('pickup'), fields.zone.shown('7'), fields.isActive.shown(false)]).toEqual([
    'Retiro',
    'Centro',
    'No',
  ]);
  expect(fields.from).toMatchObject({ label: 'Días', logged: 'days', control: { label: 'Desde' } });
});
