import { Markdown } from '@storybook/addon-docs/blocks';
import type { StrictArgTypes } from 'storybook/internal/types';
import { WideTable } from './WideTable';

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

/** What a person writes about the default stands in a column of its own. */
const withoutDefault = (description: string) => description.replaceAll(/^@default .*$/gm, '').trim();

/** Every prop of a component: name, type, default, meaning. The words are those of the types, which are English. */
export function PropsTable({ argTypes, label }: { argTypes: StrictArgTypes; label: string }) {
  // Docgen says of what is a component's own whether it is required; attributes that pass through are none of it.
  const props = Object.values(argTypes).filter(({ type, table }) => type?.required !== undefined && !table?.disable);
  if (props.length === 0) return <p>Keine eigenen Eigenschaften.</p>;
  return (
    <WideTable label={label} className="sb-props">
      <thead>
        <tr>
          <th scope="col">Eigenschaft</th>
          <th scope="col">Typ</th>
          <th scope="col">Vorgabe</th>
          <th scope="col">Bedeutung</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, table, description }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {type?.required && <span className="sb-required"> nötig</span>}
            </th>
            <td>
              <code>{text(table?.type?.detail) ?? table?.type?.summary}</code>
            </td>
            <td>{text(table?.defaultValue?.summary) ? <code>{table?.defaultValue?.summary}</code> : '–'}</td>
            <td lang="en">{description ? <Markdown>{withoutDefault(description)}</Markdown> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
