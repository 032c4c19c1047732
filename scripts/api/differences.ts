type Node = Readonly<Record<string, unknown>>;

/** A difference of two OpenAPI documents: of which call or piece of news, what it is, and whether clients may break by it. */
export type Difference = { readonly call: string; readonly what: string; readonly isBreaking: boolean };

/** Returns all differences of what clients see, in the order of the calls. Words and examples are none. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, present] = [operationsOf(before), operationsOf(after)];
  const names = [...new Set([...old.keys(), ...present.keys()])].toSorted();
  return names.flatMap((call): Difference[] => {
    const [from, to] = [old.get(call), present.get(call)];
    if (from === undefined) return [{ call, what: 'added', isBreaking: false }];
    if (to === undefined) return [{ call, what: 'removed', isBreaking: true }];
    return [
      ...fieldDifferences(call, 'asks', from.asked, to.asked),
      ...fieldDifferences(call, 'answers', from.told, to.told),
    ];
  });
}

type Operation = { readonly asked: ReadonlyMap<string, string>; readonly told: ReadonlyMap<string, string> };

function operationsOf(document: unknown): ReadonlyMap<string, Operation> {
  const { paths, webhooks, components } = node(document);
  const schemas = node(node(components)['schemas']);
  const found = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(node(paths))) {
    for (const [method, operation] of Object.entries(node(methods))) {
      found.set(`${method.toUpperCase()} ${path}`, operationOf(node(operation), schemas));
    }
  }
  for (const [name, methods] of Object.entries(node(webhooks))) {
    // What is sent is what its receiver is told.
    const { asked } = operationOf(node(node(methods)['post']), schemas);
    found.set(`webhook ${name}`, { asked: new Map(), told: asked });
  }
  return found;
}

function operationOf({ parameters, requestBody, responses }: Node, schemas: Node): Operation {
  const asked = new Map<string, string>();
  for (const parameter of list(parameters)) {
    const { name, in: place, required, schema } = node(parameter);
    if (place !== 'header') fields(schema, { at: String(name), isNeeded: required === true, schemas, into: asked });
  }
  fields(jsonSchema(requestBody), { at: '', isNeeded: true, schemas, into: asked });
  const told = new Map<string, string>();
  const [, good] = Object.entries(node(responses)).find(([status]) => status.startsWith('2')) ?? [];
  fields(jsonSchema(good), { at: '', isNeeded: true, schemas, into: told });
  return { asked, told };
}

const jsonSchema = (holder: unknown): unknown => node(node(node(holder)['content'])['application/json'])['schema'];

type Place = {
  readonly at: string;
  readonly isNeeded: boolean;
  readonly schemas: Node;
  readonly into: Map<string, string>;
};

/** What the type of a choice begins with. */
const choiceMark = 'one of ';

/** How deep fields are compared: recursive schemas have no end. */
const deepest = 12;

/** Writes each field of a schema with its type and whether it must be there: 'lines[].name' is 'string needed'. */
function fields(schema: unknown, { at, isNeeded, schemas, into }: Place): void {
  const { $ref: reference, anyOf, oneOf, allOf, type, enum: choices, properties, items, required } = node(schema);
  if (at.split('.').length > deepest || schema === undefined) return;
  if (typeof reference === 'string') {
    fields(schemas[reference.split('/').at(-1) ?? ''], { at: `${at}.`, isNeeded, schemas, into });
    return;
  }
  const kind = Array.isArray(choices) ? choiceMark + choices.map(String).toSorted().join(' | ') : String(type ?? 'any');
  const parts = [...list(anyOf), ...list(oneOf), ...list(allOf)];
  if (at !== '' && parts.length === 0) noted(into, at, `${kind}${isNeeded ? '' : ', optional'}`);
  for (const part of parts) fields(part, { at, isNeeded, schemas, into });
  for (const [name, member] of Object.entries(node(properties))) {
    const isMember = isNeeded && list(required).includes(name);
    fields(member, { at: at === '' ? name : `${at}.${name}`, isNeeded: isMember, schemas, into });
  }
  if (items !== undefined) fields(items, { at: `${at}[]`, isNeeded, schemas, into });
}

/** What can have several types has all of them. */
function noted(into: Map<string, string>, at: string, kind: string): void {
  const present = into.get(at);
  if (present === undefined) into.set(at, kind);
  else if (!present.split(' or ').includes(kind)) into.set(at, `${present} or ${kind}`);
}

function fieldDifferences(
  call: string,
  side: 'asks' | 'answers',
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name): Difference[] => {
    const [from, to] = [before.get(name), after.get(name)];
    if (from === to) return [];
    if (from === undefined) {
      const isBreaking = side === 'asks' && !to?.endsWith('optional');
      return [{ call, what: `${side} for \`${name}\` (${to})`.replace('answers for', 'answers'), isBreaking }];
    }
    if (to === undefined) return [{ call, what: `${side} \`${name}\` no more`, isBreaking: side === 'answers' }];
    const [were, are] = [choicesIn(from), choicesIn(to)];
    if (were && are) {
      const more = are.filter((one) => !were.includes(one)).map((one) => `${side} \`${name}\`: \`${one}\` too`);
      const less = were.filter((one) => !are.includes(one)).map((one) => `${side} \`${name}\`: \`${one}\` no more`);
      return [
        ...more.map((what) => ({ call, what, isBreaking: false })),
        ...less.map((what) => ({ call, what, isBreaking: side === 'asks' })),
      ];
    }
    return [{ call, what: `${side} \`${name}\`: ${from} → ${to}`, isBreaking: true }];
  });
}

/** Returns the values of a choice, with the other types that it may have; undefined for what is no choice. */
function choicesIn(kind: string): string[] | undefined {
  const types = kind.split(' or ').map((one) => one.replace(/, optional$/, ''));
  if (!types.some((one) => one.startsWith(choiceMark))) return undefined;
  return types.flatMap((one) => (one.startsWith(choiceMark) ? one.slice(choiceMark.length).split(' | ') : [one]));
}

/** Returns the changes as a part of a Markdown document, those that may break clients first. */
export function changesText(differences: readonly Difference[]): string {
  const linesOf = (wanted: boolean) =>
    differences.filter(({ isBreaking }) => isBreaking === wanted).map(({ call, what }) => `- \`${call}\`: ${what}`);
  const [breaking, others] = [linesOf(true), linesOf(false)];
  if (differences.length === 0) return 'None.\n';
  return [
    ...(breaking.length > 0 ? ['### May break clients', '', ...breaking, ''] : []),
    ...(others.length > 0 ? ['### Others', '', ...others, ''] : []),
  ].join('\n');
}

function node(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
