export { Icon, type IconName, type IconProps, type SpriteAddress, setIconSprite } from '../Icon/Icon';
export { iconNames } from '../Icon/iconNames.generated';
