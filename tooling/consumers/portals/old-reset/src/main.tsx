import { createRoot } from 'react-dom/client';
import { Sample } from './Sample';

createRoot(document.getElementById('root') as HTMLElement).render(<Sample />);
