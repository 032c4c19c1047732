import { distanceTo } from './distance.ts';
import { sampleField, type Field } from './field.ts';
import type { Form } from './form.ts';

const known = new WeakMap<Form, Field>();

/** Returns the sampled distance to a form; sampled once. */
export function fieldOf(form: Form): Field {
  const sampled = known.get(form) ?? sampleField(distanceTo(form), [-64, -2, -30], [64, 165, 30], 1.25);
  known.set(form, sampled);
  return sampled;
}
