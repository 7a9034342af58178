import type { Descriptor } from '@unisite/shared/contract/registry';
import type { ModalName, ModuleFile, RemoteConfig, SlotName, Widget } from './defineRemote.ts';

/** `./src/pages/LivePage` is exposed as `./pages/LivePage`. */
export const exposedName = (file: ModuleFile): string => file.replace('./src/', './');

const asList = (widgets: Widget | readonly Widget[]): readonly Widget[] => ('widget' in widgets ? [widgets] : widgets);

// Object.entries widens the key type, which the configuration's own type has checked
const entriesOf = <Key extends string, Value>(record: { readonly [K in Key]?: Value }) =>
  Object.entries(record) as [Key, Value][];

/** The configuration in the registry's form: exposed names instead of files. */
export function descriptorOf(config: RemoteConfig): Descriptor {
  const { name, team, version, needs } = config;
  return {
    name,
    team,
    version,
    needs,
    ...(config.brings ? { brings: [...config.brings] } : {}),
    routes: config.routes.map(({ page, render: _, ...route }) => ({ ...route, module: exposedName(page) })),
    slots: entriesOf<SlotName, Widget | readonly Widget[]>(config.slots).flatMap(([slot, widgets]) =>
      asList(widgets).map(({ widget, render: _, ...offer }) => ({ ...offer, slot, module: exposedName(widget) })),
    ),
    modals: entriesOf<ModalName, ModuleFile>(config.modals).map(([modal, file]) => ({
      modal,
      module: exposedName(file),
    })),
    navigation: [...config.navigation],
  };
}

/** The widgets of all slots. */
const widgetsOf = (config: RemoteConfig): Widget[] =>
  entriesOf<SlotName, Widget | readonly Widget[]>(config.slots).flatMap(([, list]) => asList(list));

/** All files that become exposed modules, without duplicates. */
export function moduleFilesOf(config: RemoteConfig): ModuleFile[] {
  return [
    ...new Set([
      ...config.routes.map((route) => route.page),
      ...widgetsOf(config).map(({ widget }) => widget),
      ...entriesOf<ModalName, ModuleFile>(config.modals).map(([, file]) => file),
    ]),
  ];
}

/**
 * Files of the pages and widgets that a server may render, without duplicates: none that opted out, no modals, as they
 * open after a click, and none of a remote that brings its own framework.
 */
export function serverFilesOf(config: RemoteConfig): ModuleFile[] {
  if (config.render === 'browser' || (config.brings ?? []).length > 0) return [];
  const offers = [
    ...config.routes.map(({ page, render }) => ({ file: page, render })),
    ...widgetsOf(config).map(({ widget, render }) => ({ file: widget, render })),
  ];
  const optedOut = new Set(offers.filter(({ render }) => render === 'browser').map(({ file }) => file));
  return [...new Set(offers.map(({ file }) => file))].filter((file) => !optedOut.has(file));
}
