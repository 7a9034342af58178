// Styles of the shell's chrome and pages, imported for side effects; after the kit's.
import './header.css';
import './navigation.css';
import './search.css';
import './shell.css';
import './tabbar.css';
import './pages.css';
