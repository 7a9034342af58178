// Styles of charts only, for the console's pages with charts.
import './charts.css';
