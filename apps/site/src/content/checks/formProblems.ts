import type { ListedRoute } from '../../routes';

interface Formed {
  readonly path: string;
  readonly route: Pick<ListedRoute, 'template' | 'lead'>;
  readonly record: object;
}

const REMEDY = 'Write one where the form shall stand, or take “lead” from the route.';

/**
 * Guides whose sections do not show the form of their route, or show it twice, as lines for people. Other templates draw
 * the form by themselves; a form without a route's is named by the block that draws it.
 */
export function formProblems(pages: readonly Formed[]): string[] {
  return pages.flatMap(({ path, route: { template, lead }, record }) => {
    if (template !== 'guide' || !lead) return [];
    const { sections = [] } = record as { sections?: readonly { readonly type: string }[] };
    const forms = sections.filter(({ type }) => type === 'leadForm').length;
    return forms === 1
      ? []
      : [
          `  ${path}: src/routes.ts names the form “#${lead.anchor}”, and the record has ${forms} sections of the type “leadForm”. ${REMEDY}`,
        ];
  });
}
