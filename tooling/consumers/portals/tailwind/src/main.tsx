import { Button } from '@sanierungsweg/ui/button';
import { createRoot } from 'react-dom/client';
import { Sample } from './Sample';

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <Sample />
    <Button className="mt-8 rounded-none">Mit Klassen von Tailwind</Button>
  </>,
);
