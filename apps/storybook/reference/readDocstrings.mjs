import { fileURLToPath } from 'node:url';
import { Application, Logger, LogLevel, ReflectionKind } from 'typedoc';

/**
 * Types that signatures name without exporting them. Ours are for whatever has their shape; sonner documents its own.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NOT_EXPORTED = {
  'lead-widget': ['RoutedPage', 'SandboxServer'],
  ui: ['TriggerProps', 'tones', 'toast$1'],
};

/** Keeps what would be printed. */
class Complaints extends Logger {
  /** @type {string[]} */
  lines = [];

  log(message, level) {
    if (level >= LogLevel.Warn) this.lines.push(String(message));
  }
}

/** Declarations do not keep the name of a parameter that is taken apart. */
function nameParameters(project) {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    if (parameter.name !== '__namedParameters') continue;
    parameter.name = String(parameter.type).endsWith('Props') ? 'props' : 'options';
  }
}

/** Functions and components that nobody shows in use. */
function withoutExample(project) {
  return project
    .getReflectionsByKind(ReflectionKind.CallSignature)
    .filter((signature) => signature.parent.kindOf(ReflectionKind.Function))
    .filter(({ comment }) => !comment?.blockTags.some(({ tag }) => tag === '@example'))
    .map((signature) => `${signature.parent.getFriendlyFullName()} has no @example`);
}

/** Packages of which every function does different things in a browser and on a server; of `ui` only components do. */
const TELLS_OF_SERVERS = ['consent', 'lead-widget'];
/** Entries that only servers, builds and tests use. */
const WITHOUT_PAGE = ['sandbox', 'testing'];
const DRAWS = /\b(?:Element|ReactElement|ReactNode)\b/;
const ON_A_SERVER = /\b(?:server|prerender|hydrat|client component)/i;

/** Functions and components of which nobody says what becomes of them on a server. */
function withoutServer(name, project) {
  const textOf = ({ comment }) =>
    [comment?.summary, ...(comment?.blockTags ?? []).map(({ content }) => content)]
      .flatMap((parts) => parts ?? [])
      .map(({ text }) => text)
      .join('');
  const differs = ({ parent, type }) =>
    DRAWS.test(String(type)) || (TELLS_OF_SERVERS.includes(name) && !WITHOUT_PAGE.includes(parent.parent?.name));
  return project
    .getReflectionsByKind(ReflectionKind.CallSignature)
    .filter(({ parent }) => parent.kindOf(ReflectionKind.Function))
    .filter((signature) => differs(signature) && !ON_A_SERVER.test(textOf(signature)))
    .map(({ parent }) => `${parent.getFriendlyFullName()} does not say what it does on a server`);
}

// Tokens and other literals are described as a whole.
const withinLiteral = /\.__type\./;

/**
 * Writes the docstrings of a package as Markdown, a file per entry, and collects what is wrong with them: a public name
 * or member without one, a function without an example or a word on servers, a link to nothing, a type that is named
 * but not exported.
 * @param {string} name of the package
 * @param {readonly import('./entries.mjs').Entry[]} entries
 * @param {string} folder for the files
 * @returns {Promise<string[]>} complaints, in sentences
 */
export async function readDocstrings(name, entries, folder) {
  const application = await Application.bootstrapWithPlugins({
    name,
    entryPoints: entries.map(({ declarations }) => declarations),
    tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    plugin: ['typedoc-plugin-markdown'],
    outputs: [{ name: 'markdown', path: folder }],
    readme: 'none',
    disableSources: true,
    excludeInternal: true,
    // React's own attributes are React's to document.
    excludeExternals: true,
    logLevel: 'Warn',
    githubPages: false,
    hideGenerator: true,
    intentionallyNotExported: [...(NOT_EXPORTED[name] ?? [])],
    groupOrder: ['Functions', 'Classes', 'Variables', 'Interfaces', 'Type Aliases'],
    sort: ['required-first', 'alphabetical'],
    validation: { notDocumented: true, notExported: true, invalidLink: true, rewrittenLink: true },
    // Of the plugin: one page per entry, members as tables, safe to read as MDX.
    outputFileStrategy: 'modules',
    fileExtension: '.mdx',
    entryFileName: 'contents',
    sanitizeComments: true,
    hidePageHeader: true,
    hidePageTitle: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    typeDeclarationFormat: 'table',
    enumMembersFormat: 'table',
  });
  const complaints = new Complaints();
  application.logger = complaints;
  const project = await application.convert();
  if (!project) return complaints.lines;
  application.validate(project);
  nameParameters(project);
  await application.generateOutputs(project);
  return [
    ...complaints.lines.filter((line) => !withinLiteral.test(line)),
    ...withoutExample(project),
    ...withoutServer(name, project),
  ].map((line) => `${name}: ${line}`);
}
