import type { ComponentProps } from 'react';

interface WideTableProps extends ComponentProps<'table'> {
  /** What the table is called by assistive technology. Tables of Markdown, which is English here, have no name of their own. */
  readonly label?: string;
}

/** A table that scrolls aside where the page is too narrow for its words. */
export function WideTable({ label = 'Table', ...props }: WideTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <section className="sb-scroll" aria-label={label} tabIndex={0}>
      <table {...props} />
    </section>
  );
}
