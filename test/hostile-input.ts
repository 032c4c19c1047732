import { parseInput } from '#platform/http/read-input.ts';
import { pathParameters, type Endpoint } from '#contract/core/protocol/endpoint.ts';
import { ShopError } from '#contract/core/protocol/errors.ts';
import { hostileValues } from './hostile-values.ts';
import { fieldsOf, sampleOf } from './sample-input.ts';

type Values = Readonly<Record<string, unknown>>;

/** A call's input with one hostile value. */
type HostileInput = {
  readonly what: string;
  readonly input: Values;
  /** What the schema of the call throws, so that the feature never gets the input (platform/http/mount.ts); undefined where it accepts. */
  readonly refusal: unknown;
};

/** Every field of a call with every hostile value, while the other fields are valid. */
export function hostileInputs(call: Endpoint): HostileInput[] {
  const fields = fieldsOf(call);
  const sample = Object.fromEntries([...fields].map(([name, schema]) => [name, sampleOf(name, schema)]));
  return [...fields.keys()].flatMap((field) =>
    Object.entries(hostileValues).map(([kind, value]) => {
      const input = { ...sample, [field]: value };
      return { what: `${field}: ${kind}`, input, refusal: refusalOf(call, input) };
    }),
  );
}

function refusalOf(call: Endpoint, input: Values): unknown {
  try {
    parseInput(call.input, asArrived(call, input));
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Returns input as the server reads it: paths and queries consist of texts, and a query of several ones is a list. */
function asArrived(call: Endpoint, input: Values): Values {
  const inPath = new Set(pathParameters(call.path));
  return Object.fromEntries(
    Object.entries(input).flatMap(([name, value]): [string, unknown][] => {
      if (inPath.has(name)) return [[name, wellFormed(value)]];
      if (call.method !== 'GET') return [[name, value]];
      const texts = inQuery(value);
      return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]];
    }),
  );
}

/** Returns the texts by which a query says a value. */
export function inQuery(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(wellFormed);
}

/** An address contains no lone surrogates and is never empty. */
export function wellFormed(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return (text || '-').toWellFormed().slice(0, 5000);
}

/** Returns what is wrong with a refusal of a schema, or undefined: it must say in words what is wrong with which field. */
export function complaintOfRefusal(refusal: unknown): string | undefined {
  if (!(refusal instanceof ShopError) || refusal.code !== 'invalid') return `throws ${String(refusal)}`;
  if (refusal.errors.length === 0) return 'no list of errors';
  return isReadable(refusal.detail) ? undefined : `detail ${refusal.detail}`;
}

/** True for a message without placeholders and without a line of a stack trace. */
export const isReadable = (detail: string) => detail !== '' && !/undefined|\bat \w+ \(|\{\w+\}/.test(detail);
