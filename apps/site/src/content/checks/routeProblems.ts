import type { ListedRoute } from '../../routes';

type Row = Pick<ListedRoute, 'label' | 'lead' | 'formerly'> & { readonly path: string; readonly parent?: string };

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** An address as this site writes it: small letters without umlauts, digits, hyphens, no slash at its end. */
function written(path: string): string {
  const plain = path
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? '')
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `/${plain}`;
}

/** The pages above a page, each once: where it is among them itself, they lead in a circle. */
function pathsAbove(rows: readonly Row[], path: string, found: readonly string[] = []): readonly string[] {
  const parent = rows.find((row) => row.path === path)?.parent;
  return parent === undefined || found.includes(parent) ? found : pathsAbove(rows, parent, [...found, parent]);
}

/** What is wrong with the addresses that led to pages once: each must be free, and lead to one page. */
function formerProblems(rows: readonly Row[]): string[] {
  const former = rows.flatMap(({ path, formerly = [] }) => formerly.map((old) => ({ path, old })));
  return former.flatMap(({ path, old }, index) => [
    ...(old === written(old)
      ? []
      : [`  “${path}” was formerly “${old}”, which is no address of this site. Write “${written(old)}”.`]),
    ...(rows.some((row) => row.path === old)
      ? [`  “${path}” was formerly “${old}”, where a page stands today. Delete it from “formerly”.`]
      : []),
    ...(former.findIndex((other) => other.old === old) === index
      ? []
      : [
          `  “${path}” was formerly “${old}”, which “formerly” names twice. Leave it at the page that it shall lead to.`,
        ]),
  ]);
}

/** What is wrong with the addresses of a route table, as lines for people. */
export function routeProblems(rows: readonly Row[]): string[] {
  const paths = rows.map(({ path }) => path);
  const problems = rows.flatMap(({ path, label, lead, parent }, index) => [
    ...(path === written(path) ? [] : [`  “${path}” is no address of this site. Write “${written(path)}”.`]),
    ...(paths.indexOf(path) === index
      ? []
      : [`  “${path}” stands there twice, the second time as “${label}”. Delete one, or give it a path of its own.`]),
    ...(parent === undefined || paths.includes(parent)
      ? []
      : [`  “${path}” has the parent “${parent}”, which is no route. Write the path of a line of the table.`]),
    ...(pathsAbove(rows, path).includes(path)
      ? [`  “${path}” lies below itself, by way of its parent “${parent}”. Take “parent” away from the page above.`]
      : []),
    ...(typeof label === 'string' && label.trim() === label && label !== ''
      ? []
      : [`  “${path}” has the label “${label}”. Write its short German name, without spaces at the ends.`]),
    ...(!lead || `/${lead.anchor}` === written(lead.anchor)
      ? []
      : [
          `  “${path}” has its form at “#${lead.anchor}”, which is no part of an address. Write “${written(lead.anchor).slice(1)}”.`,
        ]),
  ]);
  return [...problems, ...formerProblems(rows)];
}

/**
 * Stops whatever reads a route table that does not hold.
 * @throws With every path, what is wrong with it, and the remedy.
 */
export function checkRoutes(rows: readonly Row[]): void {
  const problems = routeProblems(rows);
  if (problems.length > 0) throw new Error(['site: src/routes.ts does not hold.', ...problems].join('\n'));
}
