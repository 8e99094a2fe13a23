import type { AnyIsland } from './islands';
import { tools } from './tools';

/**
 * What loads the component of the tool that the markup calls by this name.
 * @throws If there is none: markup and code are of two builds, or a name is wrong.
 */
export function toolLoader(name: string): () => Promise<AnyIsland> {
  if (!Object.hasOwn(tools, name)) {
    throw new Error(`site: There is no island “${name}”. Add it to islands/places.ts or islands/tools.ts.`);
  }
  return tools[name as keyof typeof tools] as unknown as () => Promise<AnyIsland>;
}
