import type { ConsentSnapshot } from '@sanierungsweg/consent/core';

/** Receives the snapshot after a decision was saved. `persistence` says whether the browser kept it. */
export type OnSaved = (snapshot: ConsentSnapshot) => void;
