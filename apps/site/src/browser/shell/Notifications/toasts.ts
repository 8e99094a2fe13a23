export { toast } from '@sanierungsweg/ui/toaster';
