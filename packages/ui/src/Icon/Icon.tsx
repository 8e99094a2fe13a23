import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { joinClasses } from '../joinClasses';
import { icon, sized } from './Icon.css';
import type { iconNames } from './iconNames.generated';

/** The name of an icon in the sprite. */
export type IconName = (typeof iconNames)[number];

/** Where a sprite is served: its address, or what importing a file gives in Next.js, an object with it. */
export type SpriteAddress = string | { readonly src: string };

const addressOf = (sprite: SpriteAddress) => (typeof sprite === 'string' ? sprite : sprite.src);

let spriteUrl = '/sprite.svg';

/**
 * Says where the sprite `@sanierungsweg/ui/sprite.svg` is served, once, before the first render on server and client.
 * It must be on the page's own origin: browsers load no `<use>` from another one.
 *
 * Call it in every place that renders by itself: in Next.js a server layout does not speak for client components, so
 * serve the file as `/sprite.svg` there and call nothing.
 *
 * @param url Address without `#`. Default until called: `/sprite.svg`.
 * @example setIconSprite('/assets/sprite-1a2b.svg');
 */
export function setIconSprite(url: SpriteAddress): void {
  spriteUrl = addressOf(url);
}

/** Props of `Icon`. Attributes of `<svg>` pass through. */
export type IconProps = Omit<ComponentProps<'svg'>, 'name' | 'children'> & {
  /** Edge length in CSS pixels. Without it the icon is 1.25 times as high as the text it stands in. */
  size?: number | undefined;
  /** What the icon says, where no text beside it does. Without it the icon is decoration and hidden from assistive technology. */
  label?: string | undefined;
  /** Address of the sprite for this one icon, instead of the one given to `setIconSprite`. */
  sprite?: SpriteAddress | undefined;
} & (
    | {
        /** Which icon of the sprite. */
        name: IconName;
        icon?: undefined;
      }
    | {
        name?: undefined;
        /** Your own `<svg viewBox="0 0 24 24">` instead: drawn in lines of the text's colour, sized like all others. */
        icon: ReactElement<ComponentProps<'svg'>>;
      }
  );

/**
 * An icon of the sprite in the colour of the text around it. Renders on the server, costs no JavaScript per icon.
 *
 * @example <Icon name="check" />
 * @example <Icon name="circle-alert" label="Error" />
 * @example <Icon icon={<svg viewBox="0 0 24 24"><path d="M4 12h16" /></svg>} />
 */
export function Icon({ name, icon: own, size, label, sprite, className, ...props }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  const all = {
    ...meaning,
    width: size,
    height: size,
    ...props,
    className: joinClasses(own?.props.className, icon, size !== undefined && sized, className),
  };
  if (own) return cloneElement(own, all);
  return (
    <svg viewBox="0 0 24 24" {...all}>
      <use href={`${sprite ? addressOf(sprite) : spriteUrl}#${name}`} />
    </svg>
  );
}
