import { importedPath, placeOf } from './places.ts';
import { projectPath, type Node, type NodeOf, type Rule } from './rule.ts';
import { fileCrossing, packageCrossing } from './walls-table.ts';

/** Rooms whose files have a `#room/` name by package.json. */
const namedRooms = new Set(['messages', 'contract', 'platform', 'server', 'web', 'demo', 'demo/studio', 'test']);

/** The rule shop/walls: which imports are allowed, and how they are written. */
export const walls: Rule = {
  create(context) {
    const from = projectPath(context);

    function look(source: Node | null | undefined, typeOnly: boolean) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = crossing(from, source.value, typeOnly) ?? spelling(from, source.value);
      if (message !== undefined) context.report({ node: source, message });
    }

    return {
      ImportDeclaration: (node: NodeOf<'ImportDeclaration'>) => look(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node: NodeOf<'ExportNamedDeclaration'>) => look(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node: NodeOf<'ExportAllDeclaration'>) => look(node.source, node.exportKind === 'type'),
      ImportExpression: (node: NodeOf<'ImportExpression'>) => look(node.source, false),
      TSImportType: (node: NodeOf<'TSImportType'>) => look(node.source, true),
    };
  },
};

function crossing(from: string, specifier: string, typeOnly: boolean): string | undefined {
  const to = importedPath(from, specifier);
  return to === undefined ? packageCrossing(from, specifier, typeOnly) : fileCrossing(from, to, typeOnly);
}

function spelling(from: string, specifier: string): string | undefined {
  const to = importedPath(from, specifier);
  const own = placeOf(from);
  if (to === undefined || own.room === '') return undefined;
  const target = placeOf(to);
  const isNear = target.room === own.room && (own.area === '' || own.area === target.area);
  if (specifier.startsWith('#') && isNear) return 'inside an area an import is relative';
  if (specifier.startsWith('.') && !isNear && namedRooms.has(target.room)) {
    return `write #${to}: another room, and another area, is imported by its name`;
  }
  return undefined;
}
