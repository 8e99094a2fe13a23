/**
 * Tells what the page's content security policy refuses. One on trial, which only reports, refuses nothing.
 *
 * @internal For the other entries of this package.
 */
export function onRefusal(tell: (blocked: string, directive: string) => void, signal: AbortSignal): void {
  addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, disposition }) => {
      if (disposition !== 'report') tell(blockedURI, effectiveDirective);
    },
    { signal },
  );
}
