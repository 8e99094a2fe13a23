/** Where the sprite is served: its address, or in Next.js an object with it. `setIconSprite` takes both. */
declare const sprite: string & { readonly src: string };
// oxlint-disable-next-line import/no-default-export -- what bundlers give for a file
export default sprite;
