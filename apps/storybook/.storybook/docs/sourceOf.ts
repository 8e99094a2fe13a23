/** What a story tells about itself where its code is shown. */
interface Shown {
  id: string;
  parameters: { fileName?: string };
}

const OWN = /^(?:\.\.?\/)*/;

/**
 * The code of a story as a portal would write it. Storybook’s own way prints elements as they are drawn, and a static
 * build has shortened their names.
 */
export async function sourceOf(_code: string, { id, parameters }: Shown): Promise<string> {
  const { shownCode } = await import('virtual:shown-code');
  const file = (parameters.fileName ?? '').replace(OWN, '');
  return shownCode[id] ?? `// Ein Teil dieser Website, kein Baustein zum Einbauen. Er steht in\n// ${file}`;
}
