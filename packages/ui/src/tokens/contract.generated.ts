// Written by scripts/writeTokens.mjs from tokens.json. Change tokens.json, then run `pnpm tokens`.

/** Every token as the CSS value that reads it: `vars.color.text` is `var(--ui-color-text)`. */
export const vars = {
  color: {
    surface: 'var(--ui-color-surface)',
    surfaceSoft: 'var(--ui-color-surface-soft)',
    surfaceRaised: 'var(--ui-color-surface-raised)',
    surfaceSun: 'var(--ui-color-surface-sun)',
    surfaceEarth: 'var(--ui-color-surface-earth)',
    surfaceGround: 'var(--ui-color-surface-ground)',
    text: 'var(--ui-color-text)',
    textMuted: 'var(--ui-color-text-muted)',
    textOnSun: 'var(--ui-color-text-on-sun)',
    textOnSunMuted: 'var(--ui-color-text-on-sun-muted)',
    textOnGround: 'var(--ui-color-text-on-ground)',
    textOnGroundMuted: 'var(--ui-color-text-on-ground-muted)',
    line: 'var(--ui-color-line)',
    lineStrong: 'var(--ui-color-line-strong)',
    primary: 'var(--ui-color-primary)',
    primaryHover: 'var(--ui-color-primary-hover)',
    onPrimary: 'var(--ui-color-on-primary)',
    cta: 'var(--ui-color-cta)',
    ctaHover: 'var(--ui-color-cta-hover)',
    onCta: 'var(--ui-color-on-cta)',
    ctaLine: 'var(--ui-color-cta-line)',
    secondary: 'var(--ui-color-secondary)',
    secondaryHover: 'var(--ui-color-secondary-hover)',
    onSecondary: 'var(--ui-color-on-secondary)',
    destructive: 'var(--ui-color-destructive)',
    destructiveHover: 'var(--ui-color-destructive-hover)',
    onDestructive: 'var(--ui-color-on-destructive)',
    trust: 'var(--ui-color-trust)',
    trustHover: 'var(--ui-color-trust-hover)',
    onTrust: 'var(--ui-color-on-trust)',
    trustSoft: 'var(--ui-color-trust-soft)',
    onTrustSoft: 'var(--ui-color-on-trust-soft)',
    link: 'var(--ui-color-link)',
    linkLine: 'var(--ui-color-link-line)',
    error: 'var(--ui-color-error)',
    errorSoft: 'var(--ui-color-error-soft)',
    success: 'var(--ui-color-success)',
    info: 'var(--ui-color-info)',
    focus: 'var(--ui-color-focus)',
    focusInner: 'var(--ui-color-focus-inner)',
    focusOnGround: 'var(--ui-color-focus-on-ground)',
    chartRange: 'var(--ui-color-chart-range)',
    chartBefore: 'var(--ui-color-chart-before)',
    chartAfter: 'var(--ui-color-chart-after)',
    chartAxis: 'var(--ui-color-chart-axis)',
    chartGrid: 'var(--ui-color-chart-grid)',
    mark: 'var(--ui-color-mark)',
  },
  art: {
    line: 'var(--ui-art-line)',
    paper: 'var(--ui-art-paper)',
    room: 'var(--ui-art-room)',
    wool: 'var(--ui-art-wool)',
    woolSoft: 'var(--ui-art-wool-soft)',
    tile: 'var(--ui-art-tile)',
    tileSoft: 'var(--ui-art-tile-soft)',
    tileStrong: 'var(--ui-art-tile-strong)',
    brick: 'var(--ui-art-brick)',
    leaf: 'var(--ui-art-leaf)',
    leafSoft: 'var(--ui-art-leaf-soft)',
    glass: 'var(--ui-art-glass)',
    pv: 'var(--ui-art-pv)',
    pvLine: 'var(--ui-art-pv-line)',
    slab: 'var(--ui-art-slab)',
    cellar: 'var(--ui-art-cellar)',
    wood: 'var(--ui-art-wood)',
    skinDark: 'var(--ui-art-skin-dark)',
    sun: 'var(--ui-art-sun)',
    soil: 'var(--ui-art-soil)',
    water: 'var(--ui-art-water)',
    warm: 'var(--ui-art-warm)',
    cold: 'var(--ui-art-cold)',
    warmOpen: 'var(--ui-art-warm-open)',
    coldOpen: 'var(--ui-art-cold-open)',
    air: 'var(--ui-art-air)',
    sky: 'var(--ui-art-sky)',
  },
  space: {
    1: 'var(--ui-space-1)',
    2: 'var(--ui-space-2)',
    3: 'var(--ui-space-3)',
    4: 'var(--ui-space-4)',
    5: 'var(--ui-space-5)',
    6: 'var(--ui-space-6)',
    7: 'var(--ui-space-7)',
    8: 'var(--ui-space-8)',
    section: 'var(--ui-space-section)',
  },
  radius: {
    s: 'var(--ui-radius-s)',
    m: 'var(--ui-radius-m)',
    l: 'var(--ui-radius-l)',
    full: 'var(--ui-radius-full)',
  },
  line: {
    hair: 'var(--ui-line-hair)',
    field: 'var(--ui-line-field)',
    plan: 'var(--ui-line-plan)',
    ground: 'var(--ui-line-ground)',
    focus: 'var(--ui-line-focus)',
  },
  font: {
    head: 'var(--ui-font-head)',
    body: 'var(--ui-font-body)',
  },
  weight: {
    regular: 'var(--ui-weight-regular)',
    medium: 'var(--ui-weight-medium)',
    semibold: 'var(--ui-weight-semibold)',
    bold: 'var(--ui-weight-bold)',
  },
  text: {
    display: 'var(--ui-text-display)',
    h1: 'var(--ui-text-h1)',
    h2: 'var(--ui-text-h2)',
    h3: 'var(--ui-text-h3)',
    h4: 'var(--ui-text-h4)',
    lead: 'var(--ui-text-lead)',
    body: 'var(--ui-text-body)',
    small: 'var(--ui-text-small)',
    label: 'var(--ui-text-label)',
    button: 'var(--ui-text-button)',
  },
  size: {
    targetMin: 'var(--ui-size-target-min)',
    target: 'var(--ui-size-target)',
    buttonSm: 'var(--ui-size-button-sm)',
    buttonDefault: 'var(--ui-size-button-default)',
    buttonLg: 'var(--ui-size-button-lg)',
    buttonXl: 'var(--ui-size-button-xl)',
    buttonIcon: 'var(--ui-size-button-icon)',
    container: 'var(--ui-size-container)',
    measure: 'var(--ui-size-measure)',
  },
  shadow: {
    1: 'var(--ui-shadow-1)',
    2: 'var(--ui-shadow-2)',
    3: 'var(--ui-shadow-3)',
  },
  motion: {
    fast: 'var(--ui-motion-fast)',
    base: 'var(--ui-motion-base)',
    slow: 'var(--ui-motion-slow)',
    ease: 'var(--ui-motion-ease)',
  },
} as const;

/** The name of every token, without the `--ui-` that its custom property begins with. */
export type TokenName =
  | 'color-surface'
  | 'color-surface-soft'
  | 'color-surface-raised'
  | 'color-surface-sun'
  | 'color-surface-earth'
  | 'color-surface-ground'
  | 'color-text'
  | 'color-text-muted'
  | 'color-text-on-sun'
  | 'color-text-on-sun-muted'
  | 'color-text-on-ground'
  | 'color-text-on-ground-muted'
  | 'color-line'
  | 'color-line-strong'
  | 'color-primary'
  | 'color-primary-hover'
  | 'color-on-primary'
  | 'color-cta'
  | 'color-cta-hover'
  | 'color-on-cta'
  | 'color-cta-line'
  | 'color-secondary'
  | 'color-secondary-hover'
  | 'color-on-secondary'
  | 'color-destructive'
  | 'color-destructive-hover'
  | 'color-on-destructive'
  | 'color-trust'
  | 'color-trust-hover'
  | 'color-on-trust'
  | 'color-trust-soft'
  | 'color-on-trust-soft'
  | 'color-link'
  | 'color-link-line'
  | 'color-error'
  | 'color-error-soft'
  | 'color-success'
  | 'color-info'
  | 'color-focus'
  | 'color-focus-inner'
  | 'color-focus-on-ground'
  | 'color-chart-range'
  | 'color-chart-before'
  | 'color-chart-after'
  | 'color-chart-axis'
  | 'color-chart-grid'
  | 'color-mark'
  | 'art-line'
  | 'art-paper'
  | 'art-room'
  | 'art-wool'
  | 'art-wool-soft'
  | 'art-tile'
  | 'art-tile-soft'
  | 'art-tile-strong'
  | 'art-brick'
  | 'art-leaf'
  | 'art-leaf-soft'
  | 'art-glass'
  | 'art-pv'
  | 'art-pv-line'
  | 'art-slab'
  | 'art-cellar'
  | 'art-wood'
  | 'art-skin-dark'
  | 'art-sun'
  | 'art-soil'
  | 'art-water'
  | 'art-warm'
  | 'art-cold'
  | 'art-warm-open'
  | 'art-cold-open'
  | 'art-air'
  | 'art-sky'
  | 'space-1'
  | 'space-2'
  | 'space-3'
  | 'space-4'
  | 'space-5'
  | 'space-6'
  | 'space-7'
  | 'space-8'
  | 'space-section'
  | 'radius-s'
  | 'radius-m'
  | 'radius-l'
  | 'radius-full'
  | 'line-hair'
  | 'line-field'
  | 'line-plan'
  | 'line-ground'
  | 'line-focus'
  | 'font-head'
  | 'font-body'
  | 'weight-regular'
  | 'weight-medium'
  | 'weight-semibold'
  | 'weight-bold'
  | 'text-display'
  | 'text-h1'
  | 'text-h2'
  | 'text-h3'
  | 'text-h4'
  | 'text-lead'
  | 'text-body'
  | 'text-small'
  | 'text-label'
  | 'text-button'
  | 'size-target-min'
  | 'size-target'
  | 'size-button-sm'
  | 'size-button-default'
  | 'size-button-lg'
  | 'size-button-xl'
  | 'size-button-icon'
  | 'size-container'
  | 'size-measure'
  | 'shadow-1'
  | 'shadow-2'
  | 'shadow-3'
  | 'motion-fast'
  | 'motion-base'
  | 'motion-slow'
  | 'motion-ease';

/** The name of every token, in the order of the source. */
export const tokenNames: readonly TokenName[] = [
  'color-surface',
  'color-surface-soft',
  'color-surface-raised',
  'color-surface-sun',
  'color-surface-earth',
  'color-surface-ground',
  'color-text',
  'color-text-muted',
  'color-text-on-sun',
  'color-text-on-sun-muted',
  'color-text-on-ground',
  'color-text-on-ground-muted',
  'color-line',
  'color-line-strong',
  'color-primary',
  'color-primary-hover',
  'color-on-primary',
  'color-cta',
  'color-cta-hover',
  'color-on-cta',
  'color-cta-line',
  'color-secondary',
  'color-secondary-hover',
  'color-on-secondary',
  'color-destructive',
  'color-destructive-hover',
  'color-on-destructive',
  'color-trust',
  'color-trust-hover',
  'color-on-trust',
  'color-trust-soft',
  'color-on-trust-soft',
  'color-link',
  'color-link-line',
  'color-error',
  'color-error-soft',
  'color-success',
  'color-info',
  'color-focus',
  'color-focus-inner',
  'color-focus-on-ground',
  'color-chart-range',
  'color-chart-before',
  'color-chart-after',
  'color-chart-axis',
  'color-chart-grid',
  'color-mark',
  'art-line',
  'art-paper',
  'art-room',
  'art-wool',
  'art-wool-soft',
  'art-tile',
  'art-tile-soft',
  'art-tile-strong',
  'art-brick',
  'art-leaf',
  'art-leaf-soft',
  'art-glass',
  'art-pv',
  'art-pv-line',
  'art-slab',
  'art-cellar',
  'art-wood',
  'art-skin-dark',
  'art-sun',
  'art-soil',
  'art-water',
  'art-warm',
  'art-cold',
  'art-warm-open',
  'art-cold-open',
  'art-air',
  'art-sky',
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-section',
  'radius-s',
  'radius-m',
  'radius-l',
  'radius-full',
  'line-hair',
  'line-field',
  'line-plan',
  'line-ground',
  'line-focus',
  'font-head',
  'font-body',
  'weight-regular',
  'weight-medium',
  'weight-semibold',
  'weight-bold',
  'text-display',
  'text-h1',
  'text-h2',
  'text-h3',
  'text-h4',
  'text-lead',
  'text-body',
  'text-small',
  'text-label',
  'text-button',
  'size-target-min',
  'size-target',
  'size-button-sm',
  'size-button-default',
  'size-button-lg',
  'size-button-xl',
  'size-button-icon',
  'size-container',
  'size-measure',
  'shadow-1',
  'shadow-2',
  'shadow-3',
  'motion-fast',
  'motion-base',
  'motion-slow',
  'motion-ease',
];
