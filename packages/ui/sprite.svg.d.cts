/** Where the sprite is served: its address, or in Next.js an object with it. `setIconSprite` takes both. */
declare const sprite: string & { readonly src: string };
export = sprite;
