import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
import './print.css';

// Content arrives as markup, so the browser's bundle knows its styles only from here.
import.meta.glob('../{page,islands}/**/*.css.ts', { eager: true });
