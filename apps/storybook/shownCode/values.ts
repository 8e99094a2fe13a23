import ts from 'typescript';

/** What a story gives a component: the code of each prop, in order. */
export type Args = ReadonlyMap<string, ts.Expression>;

/** A name that a render function reads, with the code that stands for it. */
export interface Given {
  args: Args;
  /** Name of the parameter, or of what is left of it where it is taken apart. */
  whole?: string;
  /** Props that were taken out of the whole by name. */
  taken: ReadonlySet<string>;
}

const quiet = (text: string) => !/["\n\\&]/.test(text);
const plain = (text: string) => !/[{}<>&]|^\s|\s$/.test(text);

const isNothing = (value: ts.Expression) => ts.isIdentifier(value) && value.text === 'undefined';

/** `fn()` is the Storybook's, which notes the call. */
const isSpy = (value: ts.Expression) =>
  ts.isCallExpression(value) && ts.isIdentifier(value.expression) && value.expression.text === 'fn';

/** Whether a value is left out of the code that is shown. */
export const isLeftOut = (value: ts.Expression): boolean => isNothing(value) || isSpy(value);

const isElement = (node: ts.Node) =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

type Print = (node: ts.Node) => string;

/** A prop as an attribute of an element. */
export function attribute(name: string, given: ts.Expression, print: Print): string {
  const value = bare(given);
  if (ts.isStringLiteralLike(value) && quiet(value.text)) return `${name}="${value.text}"`;
  return value.kind === ts.SyntaxKind.TrueKeyword ? name : `${name}={${print(value)}}`;
}

/** What stands between the tags of an element, or nothing. */
export function content(given: ts.Expression | undefined, print: Print): string {
  if (!given || given.kind === ts.SyntaxKind.NullKeyword) return '';
  const value = bare(given);
  if (ts.isStringLiteralLike(value) && plain(value.text)) return value.text;
  if (ts.isJsxFragment(value)) return value.children.map(print).join('');
  if (isElement(value)) return print(value);
  // A list of elements needs keys, children side by side do not.
  if (ts.isArrayLiteralExpression(value) && value.elements.every(isElement)) {
    return value.elements.map((element) => print(element).replace(/^(<\w+) key="[^"]*"/, '$1')).join('\n');
  }
  return `{${print(value)}}`;
}

/** Code of an expression where JSX expects a child. */
export const asChild = (node: ts.Expression, print: Print): string => {
  const value = bare(node);
  return isElement(value) ? print(value) : `{${print(value)}}`;
};
