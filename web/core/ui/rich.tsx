import { Fragment, createElement, type ReactNode } from 'react';

type RichProps = {
  /** A message in which '<name>…</name>' marks what becomes an element. */
  readonly text: string;
  readonly elements: Readonly<Record<string, (text: string) => ReactNode>>;
};

const marked = /<(\w+)>([\s\S]*?)<\/\1>/g;

/** A message with elements in it, such as links, in the order of its language. Other marks are shown as written. */
export function Rich({ text, elements }: RichProps) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { 0: whole, 1: name = '', 2: inner = '', index } of text.matchAll(marked)) {
    parts.push(text.slice(at, index), Object.hasOwn(elements, name) ? elements[name]?.(inner) : whole);
    at = index + whole.length;
  }
  return createElement(Fragment, null, ...parts, text.slice(at));
}
