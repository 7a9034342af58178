// Charts alone, beside the kit: for the console's pages that draw some.
import './charts.css';
