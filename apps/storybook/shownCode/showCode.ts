import { dirname, join } from 'node:path';
import ts from 'typescript';
import { argsOf, member, type StoryFile } from './storyFile.ts';
import { type Args, asChild, attribute, content, type Given, isLeftOut } from './values.ts';

type Names = ReadonlyMap<string, string>;

/** Text of a node in which some places are replaced. */
function printer(replace: (node: ts.Node) => string | undefined): (node: ts.Node) => string {
  const print = (node: ts.Node): string => {
    const instead = replace(node);
    if (instead !== undefined) return instead;
    const source = node.getSourceFile().text;
    let [text, at] = ['', node.getStart()];
    // Between the tags of an element, space counts.
    if (ts.isJsxText(node)) return node.getFullText();
    const visit = (child: ts.Node) => {
      const start = ts.isJsxText(child) ? child.getFullStart() : child.getStart();
      text += source.slice(at, start) + print(child);
      at = child.getEnd();
    };
    ts.forEachChild(node, visit);
    return text + source.slice(at, node.getEnd());
  };
  return print;
}

/** Whether a name stands for a member or attribute, and not for what is declared somewhere. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    ts.isJsxAttribute(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** The names that a piece of code reads. */
function namesIn(code: string): Set<string> {
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && !isLabel(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** What stands for `args.title` and `meta.args.title`. */
function readValue(file: StoryFile, given: Given, node: ts.Node): ts.Expression | null | undefined {
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  const { expression, name } = node;
  if (ts.isIdentifier(expression) && expression.text === given.whole) return given.args.get(name.text) ?? null;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'args') return undefined;
  const owner = expression.expression.getText();
  const object = owner === 'meta' ? file.meta : file.stories.get(owner);
  return object && (argsOf(file, object).get(name.text) ?? null);
}

const isOpening = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

/** Replaces what a story hands on by what it is. */
function fill(file: StoryFile, given: Given): (node: ts.Node) => string {
  const print = printer((node) => {
    if (isOpening(node)) return fillElement(node);
    const value = readValue(file, given, node);
    return value === undefined ? undefined : value ? `(${print(value)})` : 'undefined';
  });
  const fillElement = (node: ts.JsxOpeningElement | ts.JsxSelfClosingElement) => {
    const { properties } = node.attributes;
    const isWhole = (property: ts.JsxAttributeLike) =>
      ts.isJsxSpreadAttribute(property) && property.expression.getText() === given.whole;
    if (!properties.some(isWhole)) return undefined;
    const own = new Set(properties.map((property) => property.name?.getText()));
    const handedOn = [...given.args].filter(
      ([name, value]) => name !== 'children' && !own.has(name) && !given.taken.has(name) && !isLeftOut(value),
    );
    const attributes = properties.flatMap((property) => {
      if (isWhole(property)) return handedOn.map(([name, value]) => attribute(name, value, print));
      return / *=\{undefined\}$/.test(property.getText()) ? [] : [print(property)];
    });
    const tag = [node.tagName.getText(), ...attributes].join(' ');
    if (!ts.isJsxSelfClosingElement(node)) return `<${tag}>`;
    const children = given.taken.has('children') ? undefined : given.args.get('children');
    const inside = children && isLeftOut(children) ? '' : content(children, print);
    return inside ? `<${tag}>${inside}</${node.tagName.getText()}>` : `<${tag} />`;
  };
  return print;
}

/** What a render function reads of the props, and lines that name what it takes out of them. */
function received(
  file: StoryFile,
  parameter: ts.ParameterDeclaration | undefined,
  args: Args,
): { given: Given; lines: string[] } {
  if (!parameter || ts.isIdentifier(parameter.name)) {
    return { given: { args, whole: parameter?.name.getText(), taken: new Set() }, lines: [] };
  }
  const elements = ts.isObjectBindingPattern(parameter.name) ? [...parameter.name.elements] : [];
  const named = elements.filter(({ dotDotDotToken }) => !dotDotDotToken);
  const print = fill(file, { args, taken: new Set() });
  return {
    given: {
      args,
      whole: elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name.getText(),
      taken: new Set(named.map(({ propertyName, name }) => (propertyName ?? name).getText())),
    },
    lines: named.map(({ propertyName, name }) => {
      const value = args.get((propertyName ?? name).getText());
      return `const ${name.getText()} = ${value ? print(value) : 'undefined'};`;
    }),
  };
}

type Render = ts.ArrowFunction | ts.FunctionExpression;

const isRender = (node: ts.Expression | undefined): node is Render =>
  Boolean(node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)));

/** Statements that end in the element that a story draws. */
function bodyOf(file: StoryFile, story: ts.ObjectLiteralExpression, args: Args): { lines: string[]; drawn: string } {
  const render = [member(story, 'render'), member(file.meta, 'render')].find(isRender);
  if (!render) {
    const name = member(file.meta, 'component')?.getText() ?? '';
    const example = `<${name} {...args} />`;
    const made = ts.createSourceFile('example.tsx', example, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const element = (made.statements[0] as ts.ExpressionStatement).expression;
    return { lines: [], drawn: fill(file, { args, whole: 'args', taken: new Set() })(element) };
  }
  const { given, lines } = received(file, render.parameters[0], args);
  const print = fill(file, given);
  if (!ts.isBlock(render.body)) return { lines, drawn: asChild(render.body, print) };
  const last = render.body.statements.at(-1);
  if (!last || !ts.isReturnStatement(last) || !last.expression) {
    throw new Error(`storybook: A render function of ${file.source.fileName} does not end in “return”. Let it do so.`);
  }
  return {
    lines: [...lines, ...render.body.statements.slice(0, -1).map(print)],
    drawn: asChild(last.expression, print),
  };
}

/** Draws the surroundings that decorators give a story. */
function decorate(file: StoryFile, story: ts.ObjectLiteralExpression, drawn: string): string {
  return [member(story, 'decorators'), member(file.meta, 'decorators')].reduce((inner, list) => {
    if (!list || !ts.isArrayLiteralExpression(list)) return inner;
    return list.elements.reduce((within, decorator) => {
      if (!ts.isArrowFunction(decorator) || ts.isBlock(decorator.body)) return within;
      const name = decorator.parameters[0]?.name.getText();
      const print = printer((node) =>
        ts.isJsxSelfClosingElement(node) && node.tagName.getText() === name ? within : undefined,
      );
      return asChild(decorator.body, print);
    }, inner);
  }, drawn);
}

/** Everything of the file that a piece of code needs, in its order. */
function localsFor(file: StoryFile, code: string): string[] {
  const needed = new Map<string, string>();
  const print = fill(file, { args: new Map(), taken: new Set() });
  const look = (text: string) => {
    for (const name of namesIn(text)) {
      const local = file.locals.get(name);
      if (!local || needed.has(name)) continue;
      needed.set(name, print(local));
      look(needed.get(name) ?? '');
    }
  };
  look(code);
  return [...file.locals.keys()].filter((name) => needed.has(name)).map((name) => needed.get(name) ?? '');
}

/** Lines that import what a piece of code reads, from where a portal gets it. */
function importsFor(file: StoryFile, code: string, publicNames: Names): string[] {
  const folder = dirname(file.source.fileName);
  const lines = new Map<string, string[]>();
  for (const name of namesIn(code)) {
    const imported = file.imports.get(name);
    if (!imported) continue;
    const { from, typeOnly } = imported;
    const specifier = from.startsWith('.') ? publicNames.get(`${join(folder, from)}#${name}`) : from;
    if (!specifier || specifier.startsWith('storybook/')) {
      throw new Error(
        `storybook: ${file.source.fileName} shows ${name} of “${from}”, which no package publishes. Nobody could copy the code. Write the story without it, or publish it.`,
      );
    }
    lines.set(specifier, [...(lines.get(specifier) ?? []), `${typeOnly ? 'type ' : ''}${name}`]);
  }
  const sheets = file.sheets
    .filter((from) => from.endsWith('styles.css'))
    .map(() => `import '@sanierungsweg/${/packages\/([\w-]+)\/src\//.exec(file.source.fileName)?.[1]}/styles.css';`);
  // Stories of ui import none: here its styles come with the source, to a portal as a sheet.
  if ([...lines.keys()].some((from) => from.startsWith('@sanierungsweg/ui/')))
    sheets.unshift("import '@sanierungsweg/ui/styles.css';");
  return [...sheets, ...[...lines].map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`)];
}

/** Whether a value only works inside of this Storybook. */
const isOfStorybook = (file: StoryFile, value: ts.Expression) =>
  [value.getText(), ...localsFor(file, value.getText())].some((code) => /import\.meta|storybook\/test/.test(code));

/**
 * The code of a story as a portal would write it: imports from what is published, one component that draws it. Spies and
 * values of this Storybook are left out.
 * @param name of the story's export
 * @param publicNames where the packages publish what stories import by a path, see `publicNames()`
 * @throws If the story shows something that is not published
 */
export function showCode(file: StoryFile, name: string, publicNames: Names): string {
  const story = file.stories.get(name);
  if (!story) throw new Error(`storybook: ${file.source.fileName} has no story ${name}.`);
  const args = new Map([...argsOf(file, story)].filter(([, value]) => !isOfStorybook(file, value)));
  const { lines, drawn } = bodyOf(file, story, args);
  const element = decorate(file, story, drawn);
  const body = [...lines, `return ${element.startsWith('{') ? `<>${element}</>` : `(${element})`};`].join('\n');
  const code = [...localsFor(file, body), `export function Example() {\n${body}\n}`].join('\n\n');
  return `${importsFor(file, code, publicNames).join('\n')}\n\n${code}\n`;
}
