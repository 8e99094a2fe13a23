import type { ListedRoute } from '../../routes';

type Row = Pick<ListedRoute, 'label'> & { readonly path: string; readonly parent?: string };

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

/** What is wrong with the addresses of a route table, as lines for people. */
export function routeProblems(rows: readonly Row[]): string[] {
  const paths = rows.map(({ path }) => path);
  return rows.flatMap(({ path, label, parent }, index) => [
    ...(path === written(path) ? [] : [`  “${path}” is no address of this site. Write “${written(path)}”.`]),
    ...(paths.indexOf(path) === index
      ? []
      : [`  “${path}” stands there twice, the second time as “${label}”. Delete one, or give it a path of its own.`]),
    ...(parent === undefined || paths.includes(parent)
      ? []
      : [`  “${path}” has the parent “${parent}”, which is no route. Write the path of a line of the table.`]),
  ]);
}
