// The look of the shell's own chrome and pages, as side effects; it comes after the kit's.
import './header.css';
import './navigation.css';
import './search.css';
import './shell.css';
import './tabbar.css';
import './pages.css';
