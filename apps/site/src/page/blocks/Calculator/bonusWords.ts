import type { HeatPumpGrantProps } from '../../../islands/heatPumpGrant/HeatPumpGrant';

/** What each part of the grant is called, and when it applies; it travels in the markup of its page and not in the code of the tool. */
export const bonusWords: HeatPumpGrantProps['words'] = {
  base: { label: 'Grundförderung', when: 'Eine Wärmepumpe ersetzt die alte Heizung, auch in einem vermieteten Haus.' },
  speed: {
    label: 'Schneller Tausch',
    when: 'Klimageschwindigkeits-Bonus, wenn Sie selbst im Haus wohnen und die alte fossile Heizung noch läuft; bei Gas zählt meist auch ihr Alter.',
  },
  efficiency: {
    label: 'Effizienz',
    when: 'Natürliches Kältemittel oder Wärme aus Erdreich, Grundwasser oder Abwasser.',
  },
  income: { label: 'Geringes Einkommen', when: 'Im selbst bewohnten Haus, mit Steuerbescheiden belegt.' },
};
