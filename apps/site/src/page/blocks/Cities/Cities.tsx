import { Icon } from '@sanierungsweg/ui/icon';
import type { Text } from '../../../content/text';
import * as frame from '../../../styles/frame.css';
import { Note } from '../Notes/Note';
import * as styles from './Cities.css';

export interface CitiesProps {
  lists: readonly { readonly title: string; readonly cities: readonly string[] }[];
  note: Text;
}

const alone = (cities: number) => `${styles.cities} ${styles.alone} ${cities % 5 === 0 ? styles.tens : ''}`;

/** Names of cities, and that there are many more. No links: no office stands behind a name. */
export function Cities({ lists, note }: CitiesProps) {
  return (
    <>
      <div className={styles.lists}>
        {lists.map((list) => (
          <div key={list.title} className={frame.stack}>
            {list.title && <h3>{list.title}</h3>}
            <ul className={lists.length === 1 ? alone(list.cities.length) : styles.cities}>
              {list.cities.map((city) => (
                <li key={city}>
                  <Icon name="map-pin" />
                  {city}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Note text={note} />
    </>
  );
}
