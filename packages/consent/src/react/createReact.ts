import { createElement, type ReactElement } from 'react';
import type { Create } from '../interface/create';

/** Makes React elements of the descriptions that the interface without React is drawn from, too. */
export const createReact = createElement as unknown as Create<ReactElement>;
