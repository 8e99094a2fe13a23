import { Table } from '@sanierungsweg/ui/table';
import { SiteLink } from '../../../browser/shell/SiteLink';
import type { FundingProgrammes } from '../../../content/records';
import { TextView } from '../Text/TextView';

/** Every programme of the finder, for whoever cannot answer its questions without scripts. */
export function ProgrammeTable({ programmes }: { programmes: FundingProgrammes }) {
  return (
    <Table
      label="Alle Programme"
      caption="Alle Programme auf einen Blick"
      columns={['Programme', 'Betrag', 'Bedingung', 'Antrag', 'Genauer nachlesen']}
      rows={Object.values(programmes).map(({ name, amount, condition, application, more }) => [
        name,
        <TextView key="amount" text={amount} />,
        <TextView key="condition" text={condition} />,
        <TextView key="application" text={application} />,
        <SiteLink key="more" to={more.to}>
          {more.label}
        </SiteLink>,
      ])}
    />
  );
}
