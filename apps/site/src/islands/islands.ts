import type { ComponentProps, ComponentType } from 'react';
import { ConsentChoice } from './consentChoice/ConsentChoice';
import { LeadHub } from './leadHub/LeadHub';
import { MissingPath } from './missingPath/MissingPath';
import { PostcodeForm } from './postcodeForm/PostcodeForm';
import { SearchHeading } from './searchHeading/SearchHeading';
import type { ToolName, tools } from './tools';

/** What scripts take over on the pages that have it, as soon as they are here. Tools follow on demand: loadTool.ts. */
export const islands = {
  leadHub: LeadHub,
  postcodeForm: PostcodeForm,
  consentChoice: ConsentChoice,
  searchHeading: SearchHeading,
  missingPath: MissingPath,
} as const;

export type IslandName = keyof typeof islands | ToolName;

export type IslandProps<N extends IslandName> = ComponentProps<(typeof islands & typeof tools)[N]>;

/** An island's component, for whoever knows only its name. */
export function islandComponent(name: string): ComponentType<Record<string, unknown>> | undefined {
  return Object.hasOwn(islands, name)
    ? (islands[name as keyof typeof islands] as unknown as ComponentType<Record<string, unknown>>)
    : undefined;
}
