import type { LoadTool } from './hydrateTool';
import type { AnyIsland } from './islands';
import { keptInputs } from './keepInputs';
import { tools } from './tools';

/**
 * What loads the component of the tool that the markup calls by this name; where the address holds a result, beside it
 * the parts that show one.
 * @throws If there is none: markup and code are of two builds, or a name is wrong.
 */
export function toolLoader(name: string): LoadTool {
  if (!Object.hasOwn(tools, name)) {
    throw new Error(`site: There is no island “${name}”. Add it to islands/places.ts or islands/tools.ts.`);
  }
  const known = name as keyof typeof tools;
  return () => {
    if (keptInputs()) {
      import('./resultParts').then(
        (module) => module.preloadResultParts(known),
        () => {
          // The tool asks for them itself.
        },
      );
    }
    return [tools[known]() as unknown as Promise<AnyIsland>];
  };
}
