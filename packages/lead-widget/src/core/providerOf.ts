import { daaHub } from './daaHub';
import type { HubMarker, HubOptions, HubProvider } from './types';

/**
 * The provider that the options name, or a hub with a `daa-` marker at their origin.
 *
 * @internal For the other entries of this package.
 */
export function providerOf(options: HubOptions & { marker?: HubMarker | undefined }): HubProvider {
  const { origin, integration, marker, script, strategy } = options;
  // Without an id there is nothing to make a class or a name of.
  const provider = options.provider ?? daaHub(origin, integration ? marker : 'attribute');
  return { ...provider, kind: script ?? provider.kind, strategy: strategy ?? provider.strategy };
}
