import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/ui/fonts.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
