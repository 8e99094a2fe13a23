import type { TeamMember } from '../../../content/records';
import * as cards from '../Cards/PictureCards.css';
import { Illustration } from '../Illustration/Illustration';
import * as styles from '../Operator/OperatorList.css';
import { TextView } from '../Text/TextView';

/** Three example people, marked as such (D-CLAIMS). No photos. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className={`${cards.grid} ${cards.besideOnPhones}`}>
      {members.map((member) => (
        <li key={member.name} className={cards.card}>
          <div className={cards.picture}>
            <Illustration art={member.art} decorative />
          </div>
          <div className={cards.body}>
            <div className={cards.words}>
              <h3>{member.name}</h3>
              <span className={styles.mark}>Beispielperson</span>
              <p className={styles.position}>{member.position}</p>
              <p>
                <TextView text={member.description} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
