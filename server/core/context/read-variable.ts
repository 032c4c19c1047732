import { z } from 'zod';
import { StartRefused } from '#platform/process/start-refused.ts';

/** An invalid setting: the shop cannot start. Its message is the one line to show. */
export class SettingsError extends StartRefused {}

/** The environment of a process, or what a test gives in its place. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Several values of one variable, comma separated. */
export const variableList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

export const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''));
export const webAddressHint = 'se espera una dirección http:// o https://';

/** Returns the variables that are set: an empty one counts as none. */
export function withoutEmpty(env: Variables): Variables {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
}

/** Returns the error of one line of a variable whose value is not allowed. */
export function wrongVariable(name: string, hint = 'revise su valor'): SettingsError {
  return new SettingsError(`La variable ${name} no es válida: ${hint}.`);
}

/** Reads one variable. Throws a SettingsError if its value is not allowed. */
export function readVariable<Value>(env: Variables, name: string, schema: z.ZodType<Value>, hint?: string): Value {
  const parsed = schema.safeParse(env[name]);
  if (!parsed.success) throw wrongVariable(name, hint);
  return parsed.data;
}
