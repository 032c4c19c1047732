import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What an argument can be: a number if it decides a plural. */
export type ArgumentKind = 'number' | 'text';

/** Returns the arguments of an ICU message, by name. Throws if it is not well-formed, or uses what the shop cannot format. */
export function argumentsOf(message: string): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>();
  const visit = (elements: readonly MessageFormatElement[], isBranch = false) => {
    for (const element of elements) {
      if (element.type === TYPE.argument) found.set(element.value, found.get(element.value) ?? 'text');
      else if (!isBranch && (element.type === TYPE.plural || element.type === TYPE.select)) {
        if (element.type === TYPE.plural) found.set(element.value, 'number');
        else found.set(element.value, found.get(element.value) ?? 'text');
        for (const { value } of Object.values(element.options)) visit(value, true);
      } else if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
        throw new Error(`The shop cannot format this: ${message}`);
      }
    }
  };
  // Marked parts ('<terms>…</terms>') are for the screen (web/core/ui/rich.tsx).
  visit(parse(message, { ignoreTag: true }));
  return found;
}

/** The branches of an argument that decides among texts, by their labels: 'one', '=0', 'other', or the values of a select. */
export type Choice = { readonly kind: 'plural' | 'select'; readonly labels: readonly string[] };

/** Returns the arguments of an ICU message that decide among texts, by name. */
export function choicesOf(message: string): ReadonlyMap<string, Choice> {
  const choices = parse(message, { ignoreTag: true }).flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const kind = element.type === TYPE.plural ? 'plural' : 'select';
    return [[element.value, { kind, labels: Object.keys(element.options).toSorted() }] as const];
  });
  return new Map(choices);
}

/** Returns the source of messages/message-arguments.ts for the messages that have arguments. */
export function argumentTypes(texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).flatMap(([key, message]) => {
    const found = [...argumentsOf(message)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (found.length === 0) return [];
    const types = found.map(([name, kind]) => `readonly ${name}: ${kind === 'number' ? 'number' : 'Text'}`);
    return [`  '${key}': { ${types.join('; ')} };`];
  });
  return [
    '/* Written by scripts/messages.ts: the arguments of each message. */',
    '',
    'export type Text = string | number;',
    '',
    'export type MessageArguments = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
