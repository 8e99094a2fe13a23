import type { TeamMember } from '../../../content/records';
import * as cards from '../Cards/PictureCards.css';
import * as styles from '../Operator/OperatorList.css';
import { TextView } from '../Text/TextView';

/** Three example people, marked as such (D-CLAIMS). No photos. */
export function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className={cards.grid}>
      {members.map((member) => (
        <li key={member.name} className={cards.card}>
          <div className={cards.body}>
            <h3>{member.name}</h3>
            <span className={styles.mark}>Beispielperson</span>
            <p className={styles.position}>{member.position}</p>
            <p>
              <TextView text={member.description} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
