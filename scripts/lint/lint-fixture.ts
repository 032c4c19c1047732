import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const jsPlugins = [join(root, 'scripts/lint/shop.ts')];

type Diagnostic = {
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

/** The files of a test project: path -> text. */
type Files = Readonly<Record<string, string>>;

/** A lint message as 'server/orders/a.ts:7: the message'. */
type Complaint = string;

type Linting = {
  readonly complaints: (files: Files) => Promise<Complaint[]>;
  /** Returns the files with a message of the rule, each once, sorted by name. */
  readonly accused: (files: Files) => Promise<string[]>;
};

/** Runs the real oxlint with one rule on projects in a temporary folder. */
export function linting(rule: string): Linting {
  return lintingWith(() => ({
    plugins: [],
    jsPlugins,
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  }));
}

/** The same with the project's own configuration. */
export function lintingAsWeDo(): Linting {
  return lintingWith(async () => ({ ...JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8')), jsPlugins }));
}

function lintingWith(configuration: () => object | Promise<object>): Linting {
  async function complaints(files: Files): Promise<Complaint[]> {
    const folder = await mkdtemp(join(tmpdir(), 'lint-fixture-'));
    try {
      await writeProject(folder, { ...files, '.oxlintrc.json': JSON.stringify(await configuration()) });
      return await runLinter(folder);
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  async function accused(files: Files): Promise<string[]> {
    const messages = await complaints(files);
    return [...new Set(messages.map((line) => line.slice(0, line.indexOf(':'))))];
  }

  return { complaints, accused };
}

async function writeProject(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function runLinter(folder: string): Promise<Complaint[]> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: folder }, (_exit, stdout, stderr) => {
      if (!stdout.startsWith('{')) return fail(new Error(`oxlint did not run: ${stdout}${stderr}`));
      const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
      done(diagnostics.map(complaint).toSorted());
    });
  });
}

function complaint({ filename, labels, message }: Diagnostic): Complaint {
  return `${filename}:${labels[0]?.span.line ?? 0}: ${message}`;
}
