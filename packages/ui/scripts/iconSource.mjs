/** Our names of icons to lucide's: by what they mean here, where lucide's name says something else. */
const RENAMED = {
  window: 'grid-2x2',
  file: 'file-text',
  shield: 'shield-check',
  brush: 'paintbrush',
  building: 'building-2',
  door: 'door-open',
  battery: 'battery-charging',
  info: 'info',
};

const SAME = [
  'arrow-right', 'arrow-up-right', 'badge-check', 'calculator', 'check', 'chevron-down', 'chevron-right', 'circle-alert',
  'circle-check', 'clock', 'cookie', 'download', 'droplet', 'euro', 'external-link', 'flame', 'hammer', 'hard-hat', 'house',
  'key', 'landmark', 'layers', 'leaf', 'mail', 'map-pin', 'menu', 'monitor', 'moon', 'package', 'pencil', 'phone', 'plug',
  'ruler', 'scale', 'search', 'snowflake', 'star-off', 'sun', 'thermometer', 'trees', 'triangle-alert', 'truck', 'users',
  'wind', 'wrench', 'x', 'zap',
];

/** Name here to name of the file in lucide-static, in alphabetical order. */
export const icons = Object.fromEntries(
  [...SAME.map((name) => [name, name]), ...Object.entries(RENAMED)].sort(([a], [b]) => (a < b ? -1 : 1)),
);
