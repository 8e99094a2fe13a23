import type { ConsentSnapshot } from '@sanierungsweg/consent/core';

/** Receives the snapshot after a decision was saved. `persistence` says whether and how long the browser keeps it. */
export type OnSaved = (snapshot: ConsentSnapshot) => void;
