import { posix } from 'node:path';

/** The texts of the files of web/, by their paths there. */
export type Sources = ReadonlyMap<string, string>;

type File = {
  readonly path: string;
  /** Without imports. */
  readonly code: string;
  /** What it calls or renders of other files. */
  readonly uses: readonly { readonly name: string; readonly path: string }[];
};

const senders = ['core/requests/use-request.tsx', 'core/requests/use-submission.tsx'];
const register = 'core/forms/unsaved/use-unsaved.tsx';

const isHook = (name: string) => /^use[A-Z]/.test(name);
const isComponent = (name: string) => /^[A-Z]/.test(name);
const definesHook = ({ path }: File) => /(^|\/)use-[\w-]+\.tsx?$/.test(path);

/** Also forms that the browser sends by itself (`Form`), and calls of the API. */
const sendsItself = /\bwhat=|method="post"|sendWithoutCookies/;
const asksItself = /\bunsaved=\{(?!false)/;
const control = /<(?:textarea|input|select|RichTextEditor)\b/;
const dialog = /<(?:Confirm)?Dialog\b|\buseModal\(/;

function filesOf(sources: Sources): readonly File[] {
  const imported = /import \{([^}]*)\} from '((?:\.|#web\/)[^']*)';\n/g;
  return [...sources].map(([path, text]) => {
    const code = text.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/<input type="hidden"[^>]*>/g, '');
    const uses = [...text.matchAll(imported)].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => new RegExp(`<${name}\\b|\\b${name}(?:<.*?>)?\\(`).test(code))
        .map((name) => ({ name, path: fileOf(path, from) })),
    );
    return { path, code, uses };
  });
}

/** Returns the path of an imported file: relative to the importing one, or by its name in web/. */
function fileOf(path: string, specifier: string): string {
  return specifier.startsWith('#web/') ? specifier.slice('#web/'.length) : posix.join(posix.dirname(path), specifier);
}

/** Returns the files of hooks that call one of some hooks, directly or by others; and those hooks. */
function hooksOver(files: readonly File[], seeds: readonly string[]): ReadonlySet<string> {
  const found = new Set(seeds);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const file of files) if (definesHook(file) && callsHookOf(file, found)) found.add(file.path);
  }
  return found;
}

function callsHookOf({ uses }: File, hooks: ReadonlySet<string>): boolean {
  return uses.some(({ name, path }) => isHook(name) && hooks.has(path));
}

/** Returns the hooks that send something and do not register themselves as a form with unsaved content. */
export function silentHooks(sources: Sources): string[] {
  const files = filesOf(sources);
  const sending = hooksOver(files, senders);
  const direct = new Set([register]);
  return files
    .filter((file) => definesHook(file) && sending.has(file.path) && !senders.includes(file.path))
    .filter((file) => !callsHookOf(file, direct))
    .map(({ path }) => path);
}

/**
 * Returns the files of forms that do not register: components that send, or show a dialog, and have a control in it: one of
 * their own, or of a component that they render and that does not register itself. `known` are controls without content to lose.
 */
export function silentForms(sources: Sources, known: ReadonlySet<string>): string[] {
  const files = new Map(filesOf(sources).map((file) => [file.path, file]));
  const sending = hooksOver([...files.values()], senders);
  const asking = hooksOver([...files.values()], [register]);
  const seen = new Map<string, boolean>();
  const found: string[] = [];

  /** True if a file shows a control whose content nothing registers up to here. */
  function isOpen(path: string): boolean {
    const before = seen.get(path);
    if (before !== undefined) return before;
    seen.set(path, false);
    const file = files.get(path);
    if (!file || asksItself.test(file.code) || callsHookOf(file, asking)) return false;
    const rendered = file.uses.filter(({ name }) => isComponent(name));
    // All of them, so that each is examined.
    const open = rendered.map((one) => isOpen(one.path));
    if (!control.test(file.code) && !open.includes(true)) return false;
    const isForm = sendsItself.test(file.code) || dialog.test(file.code) || callsHookOf(file, sending);
    if (isForm) found.push(path);
    seen.set(path, !isForm && !known.has(path));
    return !isForm && !known.has(path);
  }
  for (const path of files.keys()) isOpen(path);
  return found.toSorted();
}
