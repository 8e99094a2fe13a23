import '@sanierungsweg/ui/styles.css';
import '@sanierungsweg/consent/styles.css';
import '@sanierungsweg/lead-widget/styles.css';
