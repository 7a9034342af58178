// Content for visitors, and their feedback.
export {
  readAppEntries,
  readServiceEntries,
  type ServiceEntry,
  writeAppEntries,
  writeServiceEntries,
} from './content.ts';
export { routes } from './routes.ts';
