import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { anyDocument } from '../store/documents.ts';
import { badRequest } from './stripe-error.ts';

const MOST_LEVELS = 4;
const named = z.record(z.string(), z.unknown());

/**
 * Puts objects in the place of their ids: 'payment_intent.latest_charge', and of a list 'data.balance_transaction'. Returns a
 * changed copy. Throws StripeError 400 for a path that leads to no id.
 */
export function expanded(db: DatabaseSync, body: unknown, paths: readonly string[]): unknown {
  return paths.reduce((sum: unknown, path) => {
    const steps = path.split('.');
    const levels = steps[0] === 'data' ? steps.length - 1 : steps.length;
    if (levels > MOST_LEVELS) throw badRequest(`You cannot expand more than ${MOST_LEVELS} levels of a property.`);
    return follow(db, sum, steps, path);
  }, body);
}

function follow(db: DatabaseSync, found: unknown, [step, ...rest]: readonly string[], path: string): unknown {
  if (step === undefined) return found;
  if (Array.isArray(found)) return found.map((one) => follow(db, one, [step, ...rest], path));
  const fields = named.safeParse(found).data;
  if (!fields || !(step in fields)) {
    throw badRequest(`This property cannot be expanded (${path}).`, { code: 'property_not_expandable' });
  }
  const value = fields[step];
  const object = typeof value === 'string' ? (anyDocument(db, value) ?? value) : value;
  return { ...fields, [step]: object === null ? null : follow(db, object, rest, path) };
}
