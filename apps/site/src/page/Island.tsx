import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { IslandName, IslandProps } from '../islands/islands';
import { whole } from './Island.css';

/** Draws a component as markup that `hydrateIslands` can take over later. */
export type RenderIsland = <N extends IslandName>(name: N, props: IslandProps<N>) => string;

/** How islands are drawn. */
export interface IslandContext {
  components: { readonly [N in IslandName]: (props: never) => ReactNode };
  /** Only in the prerender. Elsewhere, as in Storybook, islands are drawn in place. */
  render?: RenderIsland;
}

const Context = createContext<IslandContext | null>(null);

export const IslandProvider = Context;

export interface IslandElementProps<N extends IslandName> {
  name: N;
  /** Serialisable: they travel in the markup. */
  props: IslandProps<N>;
  /** `span` within headings and sentences. */
  as?: 'div' | 'span';
}

/** A part of a page that scripts take over once they are here; everything around it is plain markup. */
export function Island<N extends IslandName>({ name, props, as: Element = 'div' }: IslandElementProps<N>) {
  const context = useContext(Context);
  if (!context)
    throw new Error('site: <Island> stands outside of <IslandProvider>. Draw pages through renderContent().');
  if (!Object.hasOwn(context.components, name)) {
    const names = Object.keys(context.components).join(', ');
    throw new Error(`There is no island “${name}”. Use one of: ${names}.`);
  }
  if (!context.render) {
    const Component = context.components[name] as unknown as ComponentType<Record<string, unknown>>;
    return <Component {...(props as Record<string, unknown>)} />;
  }
  return (
    <Element
      className={whole}
      data-island={name}
      data-props={JSON.stringify(props)}
      // Markup of our own components, drawn by React.
      dangerouslySetInnerHTML={{ __html: context.render(name, props) }}
    />
  );
}
