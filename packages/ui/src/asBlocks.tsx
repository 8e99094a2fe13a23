import { Children, isValidElement, type ReactNode } from 'react';

/**
 * Children of a place whose children stand below each other. Words with links and marks among them stay one text: they
 * become a block of their own.
 */
export const asBlocks = (children: ReactNode): ReactNode =>
  Children.toArray(children).every(isValidElement) ? children : <div>{children}</div>;
