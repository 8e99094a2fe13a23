export { Toaster, type ToasterProps, toast } from '../Toaster/Toaster';
export type { ProductTheme } from '../Toaster/useProductTheme';
