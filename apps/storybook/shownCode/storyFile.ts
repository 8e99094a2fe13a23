import ts from 'typescript';
import type { Args } from './values.ts';

/** A file of stories, taken apart. */
export interface StoryFile {
  source: ts.SourceFile;
  title: string;
  /** What the file declares beside its stories, by name. */
  locals: ReadonlyMap<string, ts.Statement>;
  /** What it imports, by name. */
  imports: ReadonlyMap<string, { from: string; typeOnly: boolean }>;
  /** Style sheets that it imports. */
  sheets: readonly string[];
  meta: ts.ObjectLiteralExpression;
  stories: ReadonlyMap<string, ts.ObjectLiteralExpression>;
}

/** The expression without `satisfies` and `as`. */
function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? unwrapped(node.expression) : node;
}

/** The value of a member of an object, if it is written there. */
export function member(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (property.name?.getText().replaceAll("'", '') !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Takes a file of stories apart. */
export function readStoryFile(path: string, text: string): StoryFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const locals = new Map<string, ts.Statement>();
  const imports = new Map<string, { from: string; typeOnly: boolean }>();
  const sheets: string[] = [];
  const stories = new Map<string, ts.ObjectLiteralExpression>();
  let meta: ts.ObjectLiteralExpression | undefined;
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      const bindings = statement.importClause?.namedBindings;
      if (!statement.importClause) sheets.push(from);
      if (bindings && ts.isNamedImports(bindings)) {
        const allTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
        for (const { name, isTypeOnly } of bindings.elements) {
          imports.set(name.text, { from, typeOnly: isTypeOnly || allTypes });
        }
      }
    } else if (ts.isVariableStatement(statement)) {
      const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      for (const { name, initializer } of statement.declarationList.declarations) {
        const value = initializer && unwrapped(initializer);
        if (name.getText() === 'meta' && value && ts.isObjectLiteralExpression(value)) meta = value;
        else if (exported) {
          stories.set(name.getText(), value && ts.isObjectLiteralExpression(value) ? value : emptyObject(source));
        } else locals.set(name.getText(), statement);
      }
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      if (statement.name && statement.name.text !== 'Story') locals.set(statement.name.text, statement);
    }
  }
  if (!meta) throw new Error(`storybook: ${path} has no “const meta = { … }”. Its code cannot be shown. Write one.`);
  const title = member(meta, 'title') as ts.StringLiteral | undefined;
  return { source, title: title?.text ?? '', locals, imports, sheets, meta, stories };
}

/** A story that a function makes says nothing about its code; what all stories of the file share is shown. */
function emptyObject(source: ts.SourceFile): ts.ObjectLiteralExpression {
  const made = ts.createSourceFile(source.fileName, '({})', ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const statement = made.statements[0] as ts.ExpressionStatement;
  return (statement.expression as ts.ParenthesizedExpression).expression as ts.ObjectLiteralExpression;
}

/** The props of a story: those of all stories of the file, then its own; spreads of another story's are followed. */
export function argsOf(file: StoryFile, story: ts.ObjectLiteralExpression): Args {
  const args = new Map<string, ts.Expression>();
  const add = (given: ts.Expression | undefined) => {
    const object = given && unwrapped(given);
    if (!object || !ts.isObjectLiteralExpression(object)) return;
    for (const property of object.properties) {
      if (ts.isPropertyAssignment(property)) {
        args.set(property.name.getText().replaceAll("'", ''), unwrapped(property.initializer));
      } else if (ts.isShorthandPropertyAssignment(property)) args.set(property.name.text, property.name);
      else if (ts.isSpreadAssignment(property)) spread(property.expression);
    }
  };
  const spread = (from: ts.Expression) => {
    if (ts.isPropertyAccessExpression(from) && from.name.text === 'args') {
      const other = file.stories.get(from.expression.getText());
      if (other) for (const [name, value] of argsOf(file, other)) args.set(name, value);
    } else if (ts.isIdentifier(from)) {
      const local = file.locals.get(from.text);
      if (local && ts.isVariableStatement(local)) add(local.declarationList.declarations[0]?.initializer);
    }
  };
  add(member(file.meta, 'args'));
  add(member(story, 'args'));
  return args;
}
