import {
  nameAlone,
  nameIn,
  namesIn,
  namesOf,
  paragraphsOf,
  wordsOf,
  type Line,
  type Paragraph,
  type Piece,
} from '#contract/mail/letters/letter-markup.ts';
import type { LetterTexts, NamedValues } from '#contract/mail/letters/letter.ts';
import { ownValue } from '#contract/core/fields/own-value.ts';
import type { Email, EmailPart, EmailRun } from '../email.ts';
import type { LetterValue } from './letter-values.ts';

type Values = Readonly<Record<string, LetterValue>>;

/** The names of a letter and what stands for them. */
export type Filling = { readonly names: NamedValues; readonly values: Values };

/** Returns a letter with its values filled in. The texts must be without errors (`letterErrors`). */
export function writeLetter({ subject, title, text, note }: LetterTexts, filling: Filling): Email {
  return {
    subject: lineWith(subject, filling),
    title: lineWith(title, filling),
    parts: present(paragraphsOf(text), filling).flatMap((paragraph) => partsOf(paragraph, filling)),
    notes: present(paragraphsOf(note), filling).map((lines) => runsOf(lines, filling)),
  };
}

/** A value in a line never breaks it: a line break in a subject would begin another header. */
function lineWith(text: string, { values }: Filling): string {
  return namesOf(text)
    .map((piece) => (piece.is === 'name' ? oneLineOf(textOf(values, piece.name)) : wordsOf([piece])))
    .join('');
}

const oneLineOf = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** Leaves out the paragraphs with a value that this letter does not have. */
function present(paragraphs: readonly Paragraph[], { names, values }: Filling): readonly Paragraph[] {
  const isMissing = (name: string) => ownValue(names, name)?.canMiss === true && isEmpty(ownValue(values, name));
  return paragraphs.filter((paragraph) => !paragraph.flatMap(namesIn).some(isMissing));
}

const isEmpty = (value: LetterValue) => value === undefined || value.length === 0;

/** A line with a block only is that block, and one with a link only is a button; the lines between are a paragraph. */
function partsOf(paragraph: Paragraph, filling: Filling): EmailPart[] {
  const parts: EmailPart[] = [];
  let lines: Line[] = [];
  const endParagraph = () => {
    if (lines.length > 0) parts.push({ is: 'paragraph', runs: runsOf(lines, filling) });
    lines = [];
  };
  for (const line of paragraph) {
    const part = blockOf(line, filling) ?? buttonOf(line, filling);
    if (part) {
      endParagraph();
      parts.push(part);
    } else lines.push(line);
  }
  endParagraph();
  return parts;
}

function blockOf(line: Line, { values }: Filling): EmailPart | undefined {
  const value = ownValue(values, nameAlone(line) ?? '');
  return value === undefined || typeof value === 'string' ? undefined : { is: 'rows', rows: value };
}

function buttonOf(line: Line, filling: Filling): EmailPart | undefined {
  const [link, ...others] = line;
  if (link?.is !== 'link' || others.length > 0) return undefined;
  const text = runsOf([link.label], filling).map((run) => run.text);
  return { is: 'button', text: text.join(''), url: addressOf(link, filling) };
}

function runsOf(lines: readonly Line[], filling: Filling): EmailRun[] {
  const runs = lines.flatMap((line, at) => {
    const own = line.flatMap((piece) => runsOfPiece(piece, filling));
    return at === 0 ? own : [{ text: '\n' }, ...own];
  });
  return joined(runs);
}

function runsOfPiece(piece: Piece, filling: Filling): EmailRun[] {
  const look = piece.isBold ? { isBold: true } : {};
  if (piece.is === 'text') return [{ text: piece.text, ...look }];
  if (piece.is === 'link') {
    const url = addressOf(piece, filling);
    return joined(piece.label.flatMap((part) => runsOfPiece(part, filling))).map((run) => ({ ...run, url }));
  }
  const text = textOf(filling.values, piece.name);
  return [{ text, ...look, ...(ownValue(filling.names, piece.name)?.is === 'link' && { url: text }) }];
}

function addressOf({ to }: { readonly to: string }, { values }: Filling): string {
  const name = nameIn(to);
  return name === undefined ? to : textOf(values, name);
}

function textOf(values: Values, name: string): string {
  const value = ownValue(values, name);
  return typeof value === 'string' ? value : '';
}

/** Joins neighbours of the same look. */
function joined(runs: readonly EmailRun[]): EmailRun[] {
  return runs.reduce<EmailRun[]>((before, run) => {
    const last = before.at(-1);
    if (!last || last.url !== run.url || last.isBold !== run.isBold) return [...before, run];
    return [...before.slice(0, -1), { ...last, text: last.text + run.text }];
  }, []);
}
