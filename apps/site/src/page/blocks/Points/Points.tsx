import type { HeadedText } from '../../../content/records';
import { TextView } from '../Text/TextView';
import { list } from './Points.css';

/** Short headed paragraphs in a grid, without pictures. */
export function Points({ points }: { points: readonly HeadedText[] }) {
  return (
    <div className={list}>
      {points.map((point) => (
        <div key={point.heading}>
          <h3>{point.heading}</h3>
          <p>
            <TextView text={point.text} />
          </p>
        </div>
      ))}
    </div>
  );
}
