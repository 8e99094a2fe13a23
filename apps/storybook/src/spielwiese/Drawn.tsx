import { Alert } from '@sanierungsweg/ui/alert';
import { Component, type ReactNode, useMemo } from 'react';
import { drawCode } from './drawCode';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function Fault({ error }: { error: unknown }) {
  return (
    <Alert tone="error" label="Fehler" title="So lässt sich das nicht zeichnen">
      <pre className="sp-fault">{messageOf(error)}</pre>
    </Alert>
  );
}

/** What code throws while it is drawn is shown in its place. */
class Boundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <Fault error={this.state.error} /> : this.props.children;
  }
}

/** What a piece of code draws, or what is wrong with it. */
export function Drawn({ code }: { code: string }) {
  const drawn = useMemo(() => {
    try {
      return { Example: drawCode(code) };
    } catch (error) {
      return { error };
    }
  }, [code]);
  if (!drawn.Example) return <Fault error={drawn.error} />;
  return (
    <Boundary key={code}>
      <drawn.Example />
    </Boundary>
  );
}
