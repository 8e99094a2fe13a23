interface WithSections {
  readonly path: string;
  readonly record: object;
}

const REMEDY =
  'What visitors enter stands in the address of the page, where one would overwrite the other. Keep one, and give the other a page of its own.';

/** Pages with more than one tool, as lines for people. */
export function toolProblems(pages: readonly WithSections[]): string[] {
  return pages.flatMap(({ path, record }) => {
    const { sections = [] } = record as { sections?: readonly { readonly type: string; readonly tool?: string }[] };
    const tools = sections.flatMap(({ type, tool }) => (type === 'calculator' ? [`“${tool}”`] : []));
    return tools.length > 1
      ? [`  ${path}: ${tools.length} sections of its record have the type “calculator”: ${tools.join(', ')}. ${REMEDY}`]
      : [];
  });
}
