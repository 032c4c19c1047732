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

/** A lint message as 'server/sales/orders/a.ts:7: the message'. */
type Complaint = string;

type Linting = {
  readonly complaints: (files: Files) => Promise<Complaint[]>;
  /** Returns the files with a message of the rule, each once, sorted by name. */
  readonly accused: (files: Files) => Promise<string[]>;
};

/**
 * Runs the real oxlint with one rule on projects in a temporary folder. Starting it costs much more than its work, so that
 * the projects of tests that run concurrently are linted in one run.
 */
export function linting(rule: string): Linting {
  return lintingWith(() => ({
    plugins: [],
    jsPlugins,
    categories: { correctness: 'off' },
    rules: { [rule]: 'error' },
  }));
}

type Overridden = { readonly overrides: readonly { readonly files: readonly string[] }[] };

/** The same with the project's own configuration. */
export function lintingAsWeDo(): Linting {
  return lintingWith(async () => {
    const ours: Overridden = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8'));
    const overrides = ours.overrides.map((one) => ({ ...one, files: one.files.map((glob) => `project-*/${glob}`) }));
    return { ...ours, overrides, jsPlugins };
  });
}

type Asked = { readonly files: Files; readonly answer: PromiseWithResolvers<Complaint[]> };

function lintingWith(configuration: () => object | Promise<object>): Linting {
  let waiting: Asked[] = [];

  function complaints(files: Files): Promise<Complaint[]> {
    const answer = Promise.withResolvers<Complaint[]>();
    if (waiting.length === 0) setImmediate(() => void answerAll());
    waiting.push({ files, answer });
    return answer.promise;
  }

  async function answerAll(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const found = await lintProjects(
        await configuration(),
        asked.map(({ files }) => files),
      );
      for (const [at, { answer }] of asked.entries()) answer.resolve(found[at] ?? []);
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
  }

  async function accused(files: Files): Promise<string[]> {
    const messages = await complaints(files);
    return [...new Set(messages.map((line) => line.slice(0, line.indexOf(':'))))];
  }

  return { complaints, accused };
}

/** Returns the messages for each project. */
async function lintProjects(configuration: object, projects: readonly Files[]): Promise<Complaint[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-fixture-'));
  try {
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(configuration));
    await Promise.all(projects.map((files, at) => writeProject(join(folder, `project-${at}`), files)));
    const found = (await runLinter(folder)).map((one) => ({ ...one, filename: one.filename.split('/') }));
    return projects.map((_, at) =>
      found
        .filter(({ filename }) => filename[0] === `project-${at}`)
        .map(({ filename, ...one }) => complaint({ ...one, filename: filename.slice(1).join('/') }))
        .toSorted(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeProject(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

function runLinter(folder: string): Promise<Diagnostic[]> {
  return new Promise((done, fail) => {
    execFile(process.execPath, [oxlint, '--format', 'json'], { cwd: folder }, (_exit, stdout, stderr) => {
      if (!stdout.startsWith('{')) return fail(new Error(`oxlint did not run: ${stdout}${stderr}`));
      const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
      done(diagnostics);
    });
  });
}

function complaint({ filename, labels, message }: Diagnostic): Complaint {
  return `${filename}:${labels[0]?.span.line ?? 0}: ${message}`;
}
