export { Icon, type IconName, type IconProps, setIconSprite } from '../Icon/Icon';
export { iconNames } from '../Icon/iconNames.generated';
