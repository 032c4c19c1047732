/** The colours of an e-mail's parts, each for what the name says. */
type Colours = {
  /** Around the letter, and the letter itself. */
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly stone: string;
  readonly line: string;
  /** The line above a sum. */
  readonly rule: string;
  readonly button: string;
  readonly buttonText: string;
};

/** The shop's colours (web/layout/theme.css). Mail programs do not support CSS variables. */
export const lightColours: Colours = {
  paper: '#f6f3ed',
  sheet: '#fdfcf9',
  ink: '#1c1a17',
  stone: '#635b50',
  line: '#d9d1c3',
  rule: '#1c1a17',
  button: '#23483a',
  buttonText: '#ffffff',
};

/** The same at night: warm and near black, with text of the same contrast. */
export const darkColours: Colours = {
  paper: '#141210',
  sheet: '#1f1c19',
  ink: '#f3eee5',
  stone: '#b8ae9f',
  line: '#3f3931',
  rule: '#f3eee5',
  button: '#3d7560',
  buttonText: '#ffffff',
};

/** The classes by which the style sheet replaces the inline colours, and what each colours. */
const classes = {
  paper: 'background-color',
  sheet: 'background-color',
  ink: 'color',
  stone: 'color',
  line: 'border-color',
  rule: 'border-color',
  button: 'background-color',
  buttonText: 'color',
} as const satisfies Record<keyof Colours, string>;

const parts = ['paper', 'sheet', 'ink', 'stone', 'line', 'rule', 'button', 'buttonText'] as const;

/** Returns the class of a part, which has its dark colour. */
export const classOf = (part: keyof Colours): string => `p-${part.toLowerCase()}`;

/**
 * The style sheet of an e-mail: dark colours for programs that follow the reader's choice, and under the attributes that
 * Outlook sets where it recolours an e-mail by itself. Programs that drop style sheets show the light colours.
 */
export const darkStyles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${parts.map((part) => ruleOf(part, '')).join('')}}`,
  parts.map((part) => ruleOf(part, classes[part] === 'background-color' ? '[data-ogsb] ' : '[data-ogsc] ')).join(''),
].join('\n');

function ruleOf(part: keyof Colours, within: string): string {
  return `${within}.${classOf(part)}{${classes[part]}:${darkColours[part]}!important}`;
}
