import { Breadcrumbs } from '@sanierungsweg/ui/breadcrumbs';
import { Grid } from '@sanierungsweg/ui/layout';
import { Link } from '@sanierungsweg/ui/link';

/** What looks at its children stands with them in one file. */
export const Trail = () => (
  <Breadcrumbs label="Sie sind hier">
    <a href="#start">Start</a>
    <span aria-current="page">Dach</span>
  </Breadcrumbs>
);

export const Places = () => (
  <Grid item="small">
    {['Dach', 'Fassade', 'Fenster'].map((place) => (
      <Link key={place} href={`#${place}`}>
        {place}
      </Link>
    ))}
  </Grid>
);
