import { InlineIcon } from '../../../browser/shell/InlineIcon';
import { SiteLink } from '../../../browser/shell/SiteLink';
import { type Text, text } from '../../../content/text';
import { type ListedRoute, routes } from '../../../routes';
import * as frame from '../../../styles/frame.css';
import { Note } from '../Notes/Note';
import * as styles from './Cities.css';

export interface CitiesProps {
  lists: readonly { readonly title: string; readonly cities: readonly string[] }[];
  note: Text;
}

const alone = `${styles.cities} ${styles.alone}`;

/** Under a heading that names a trade, the name of a city promises firms of that trade. */
const leadElsewhere = text` Die Links führen zur Energieberatung in der jeweiligen Stadt.`;

const all: readonly ListedRoute[] = routes;

/** The page on a city's houses and advisers. No office stands behind it. */
function City({ name }: { name: string }) {
  const page = all.find(({ group, shortLabel }) => group === 'cities' && shortLabel?.startsWith(name));
  if (!page) return <span className={styles.unlinked}>{name}</span>;
  return (
    <SiteLink to={page.path} aria-label={page.label}>
      <InlineIcon name="map-pin" />
      {name}
    </SiteLink>
  );
}

/** Names of cities, as links where there is a page on one, and that there are many more. */
export function Cities({ lists, note }: CitiesProps) {
  return (
    <>
      <div className={styles.lists}>
        {lists.map((list) => (
          <div key={list.title} className={frame.stack}>
            {list.title && <h3>{list.title}</h3>}
            <ul className={lists.length === 1 ? alone : styles.cities}>
              {list.cities.map((city) => (
                <li key={city}>
                  <City name={city} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Note text={[...note, ...leadElsewhere]} />
    </>
  );
}
