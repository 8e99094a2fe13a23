import * as styles from './Drawing.css';

const BLADES = [0, 72, 144, 216, 288];

/** A heat pump in front of the house that it heats, on the ground line of the sheet. Decoration. */
export function HeatPumpScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 640 152" aria-hidden="true">
      <g transform="translate(36 10) scale(1.12)">
        <g transform="translate(196 22)">
          <polygon className={styles.room} points="12,102 12,46 62,6 112,46 112,102" />
          <path className={styles.line} d="M12 102V44M112 102V44" />
          <rect className={styles.glass} x="48" y="40" width="28" height="26" />
          <path className={styles.line} d="M62 40v26" />
          <polygon className={styles.tile} points="-4,58 62,2 128,58 122,64 62,13 2,64" />
        </g>
        <path className={styles.pipe} d="M150 92H214v30" />
        <path className={styles.returnPipe} d="M150 102H206v20" />
        <rect className={styles.furniture} x="94" y="74" width="58" height="48" rx="5" />
        <circle className={styles.glass} cx="116" cy="97" r="16" />
        {BLADES.map((angle) => (
          <path
            key={angle}
            className={styles.furniture}
            transform={`rotate(${angle} 116 97)`}
            d="M116 94c-2-6 1-11 7-11 1 6-2 10-7 11z"
          />
        ))}
        <path
          className={styles.line}
          d="M138 84h8M138 91h8M138 98h8M138 105h8M84 80H62c-9 0-9-12-2-13M84 96H46M84 112H62c-9 0-9 12-2 13"
        />
      </g>
      <path className={styles.line} d="M500 151v-44M580 151v-30" />
      <ellipse className={styles.tree} cx="500" cy="88" rx="24" ry="30" />
      <ellipse className={styles.tree} cx="580" cy="108" rx="18" ry="22" />
      <path className={styles.line} d="M500 116V82M500 101l11-12M580 126v-24M580 115l-8-9" />
    </svg>
  );
}
