import type { Conflict, FieldChange } from '#contract/row-version.ts';

/** How a field of a form is called and shown where two versions of it stand side by side. */
type FieldWords<Value> = {
  readonly label: string;
  readonly shown: (value: Value) => string;
  /** Its name in the log of changes, where that is another one. */
  readonly logged?: string;
  /** What a form takes over of the saved value; all of it when not said. */
  readonly taken?: (saved: Value, typed: Value) => Value;
};

/** Every field of a form: one that is left out does not compile. */
export type FormWords<Values> = { readonly [Field in keyof Values]-?: FieldWords<Values[Field]> };

/** What a form met when it was saved: the values that stand now, their version, and who changed them. */
export type FormConflict<Values> = {
  readonly saved: Values;
  readonly version: number;
  readonly changedBy: readonly FieldChange[];
};

/** A field that somebody changed since the form was opened. `isMine`: it was changed in the form as well. */
export type FieldConflict = {
  readonly field: string;
  readonly label: string;
  readonly saved: string;
  readonly typed: string;
  readonly isMine: boolean;
  readonly actor: string | undefined;
};

type Edited<Values> = { readonly opened: Values; readonly typed: Values };

/** A conflict as a form sees it: the present row turned into the form's values. Null where there is none. */
export function formConflict<Present extends { readonly version: number }, Values>(
  conflict: Conflict<Present> | null,
  valuesOf: (present: Present) => Values,
): FormConflict<Values> | null {
  if (!conflict) return null;
  const { present, changedBy } = conflict;
  return { saved: valuesOf(present), version: present.version, changedBy };
}

/** The fields that are saved otherwise now than the form was opened with, and otherwise than it wants them. */
export function fieldConflicts<Values extends object>(
  words: FormWords<Values>,
  { opened, typed }: Edited<Values>,
  { saved, changedBy }: FormConflict<Values>,
): FieldConflict[] {
  return fieldsOf(words).flatMap((field) => {
    const { label, shown, logged = String(field) } = words[field];
    const [before, now, mine] = [shown(opened[field]), shown(saved[field]), shown(typed[field])];
    if (now === before || now === mine) return [];
    const actor = changedBy.find((change) => change.field === logged)?.actor;
    return [{ field: String(field), label, saved: now, typed: mine, isMine: mine !== before, actor }];
  });
}

/** What the form holds after the choice: the saved value of the fields named in `taken`, and what was typed elsewhere. */
export function mergedValues<Values extends object>(
  words: FormWords<Values>,
  typed: Values,
  saved: Values,
  taken: ReadonlySet<string>,
): Values {
  return fieldsOf(words)
    .filter((field) => taken.has(String(field)))
    .reduce((merged, field) => ({ ...merged, [field]: takenOf(words, field, saved, typed) }), typed);
}

function takenOf<Values, Field extends keyof Values>(
  words: FormWords<Values>,
  field: Field,
  saved: Values,
  typed: Values,
): Values[Field] {
  const { taken = (value) => value } = words[field];
  return taken(saved[field], typed[field]);
}

function fieldsOf<Values extends object>(words: FormWords<Values>): Extract<keyof Values, string>[] {
  const isField = (name: string): name is Extract<keyof Values, string> => name in words;
  return Object.keys(words).filter(isField);
}
