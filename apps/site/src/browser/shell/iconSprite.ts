import { setIconSprite } from '@sanierungsweg/ui/icon';
import sprite from '@sanierungsweg/ui/sprite.svg?url';

setIconSprite(sprite);
