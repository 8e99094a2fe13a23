import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses';
import { icon, sized } from './Icon.css';
import type { iconNames } from './iconNames.generated';

/** The name of an icon in the sprite. */
export type IconName = (typeof iconNames)[number];

let spriteUrl = '/sprite.svg';

/**
 * Says where the sprite `@sanierungsweg/ui/sprite.svg` is served, once, before the first render on server and client.
 * It must be on the page's own origin: browsers load no `<use>` from another one.
 *
 * @param url Address without `#`. Default until called: `/sprite.svg`.
 * @example setIconSprite('/assets/sprite-1a2b.svg');
 */
export function setIconSprite(url: string): void {
  spriteUrl = url;
}

/** Props of `Icon`. Attributes of `<svg>` pass through. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** Which icon of the sprite. */
  name: IconName;
  /** Edge length in CSS pixels. Without it the icon is 1.25 times as high as the text it stands in. */
  size?: number;
  /** What the icon says, where no text beside it does. Without it the icon is decoration and hidden from assistive technology. */
  label?: string;
  /** Address of the sprite for this one icon, instead of the one given to `setIconSprite`. */
  sprite?: string;
}

/**
 * An icon of the sprite in the colour of the text around it. Renders on the server, costs no JavaScript per icon.
 *
 * @example <Icon name="check" />
 * @example <Icon name="circle-alert" label="Error" />
 */
export function Icon({ name, size, label, sprite, className, ...props }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <svg
      {...meaning}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...props}
      className={joinClasses(icon, size !== undefined && sized, className)}
    >
      <use href={`${sprite ?? spriteUrl}#${name}`} />
    </svg>
  );
}
