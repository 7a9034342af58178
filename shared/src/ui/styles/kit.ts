// The kit alone, without what only the site's pages show (index.ts has all of it): for the operators' console.
import './layers.css';
import './fonts.css';
import './tokens.css';
import './reset.css';
import './utilities.css';
import './icons.css';
import './buttons.css';
import './panels.css';
import './marks.css';
import './chips.css';
import './tabs.css';
import './clock.css';
import './tables.css';
import './forms.css';
import './dialog.css';
import './sheet.css';
import './feedback.css';
