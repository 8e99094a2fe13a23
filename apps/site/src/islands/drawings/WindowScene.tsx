import * as styles from './Drawing.css';

const WINDOWS = [96, 262, 428];

/** A wall with new windows, on the ground line of the sheet. Decoration. */
export function WindowScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 190" aria-hidden="true">
      <path className={styles.line} d="M30 189v-50" />
      <ellipse className={styles.tree} cx="30" cy="118" rx="24" ry="32" />
      <path className={styles.line} d="M30 148v-38M30 130l11-12M30 138l-10-10" />
      <rect className={styles.wall} x="64" y="24" width="512" height="165" />
      <path className={styles.tile} d="M48 24h544l-22-22H70z" />
      {WINDOWS.map((x) => (
        <g key={x}>
          <rect className={styles.furniture} x={x} y="54" width="116" height="88" />
          <rect className={styles.glass} x={x + 9} y="63" width="44" height="70" />
          <rect className={styles.glass} x={x + 63} y="63" width="44" height="70" />
          <path
            className={styles.line}
            d={`M${x + 16} 88l20-20M${x + 16} 104l32-32M${x + 70} 88l20-20M${x + 46} 96v10M${x + 70} 96v10`}
          />
          <rect className={styles.furniture} x={x - 8} y="142" width="132" height="9" />
        </g>
      ))}
      <path className={styles.line} d="M612 189v-34" />
      <ellipse className={styles.tree} cx="612" cy="138" rx="17" ry="22" />
      <path className={styles.line} d="M612 160v-26M612 148l8-9" />
    </svg>
  );
}
