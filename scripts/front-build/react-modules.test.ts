import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asEsModule, withNamedImports } from './react-modules.ts';

const packages = join(import.meta.dirname, '../../node_modules');

test('a CommonJS module becomes an ES module', () => {
  const made = asEsModule(
    'var React = require("react"), rest = 1;\nexports.use = function () { return exports.use; };',
  );
  expect(made.split('\n')).toEqual([
    'import * as React from "react";',
    'let export_use;',
    'var unused_React, rest = 1;',
    'export_use = function () { return export_use; };',
    'export { export_use as use };',
  ]);
});

test('a module that replaces its exports is refused', () => {
  expect(() => asEsModule('module.exports = require("./cjs/react.js");')).toThrow('CommonJS');
});

test('React has the same exports as before', async () => {
  const file = join(packages, 'react/cjs/react.production.js');
  const made = asEsModule(await readFile(file, 'utf8'));
  const loaded: object = await import(`data:text/javascript,${encodeURIComponent(made)}`);
  const before: object = createRequire(import.meta.url)(file);
  expect(Object.keys(loaded).toSorted()).toEqual(Object.keys(before).toSorted());
});

test('a default import becomes an import of all names', () => {
  expect(withNamedImports('import React, { useState } from "react";\nimport { x } from "y";')).toBe(
    'import * as React from "react"; import { useState } from "react";\nimport { x } from "y";',
  );
  expect(withNamedImports('import ReactDOM from "react-dom";')).toBe('import * as ReactDOM from "react-dom";');
});
