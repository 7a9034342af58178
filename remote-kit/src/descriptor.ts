import type { Descriptor, ModalName, SlotName } from '@unisite/shared/contract';
import type { ModuleFile, RemoteConfig, Widget } from './defineRemote.ts';

/** `./src/pages/LivePage` is exposed as `./pages/LivePage`. */
export const exposedName = (file: ModuleFile): string => file.replace('./src/', './');

const asList = (widgets: Widget | readonly Widget[]): readonly Widget[] => ('widget' in widgets ? [widgets] : widgets);

// Object.entries forgets the key's type; the configuration's own type has checked it
const entriesOf = <Key extends string, Value>(record: { readonly [K in Key]?: Value }) =>
  Object.entries(record) as [Key, Value][];

/** The configuration as the registry keeps it: exposed names in the place of files. */
export function descriptorOf(config: RemoteConfig): Descriptor {
  const { name, team, version, needs } = config;
  return {
    name,
    team,
    version,
    needs,
    ...(config.brings ? { brings: [...config.brings] } : {}),
    routes: config.routes.map(({ page, ...route }) => ({ ...route, module: exposedName(page) })),
    slots: entriesOf<SlotName, Widget | readonly Widget[]>(config.slots).flatMap(([slot, widgets]) =>
      asList(widgets).map(({ widget, ...offer }) => ({ ...offer, slot, module: exposedName(widget) })),
    ),
    modals: entriesOf<ModalName, ModuleFile>(config.modals).map(([modal, file]) => ({
      modal,
      module: exposedName(file),
    })),
    navigation: [...config.navigation],
  };
}

/** Every file that becomes an exposed module, once. */
export function moduleFilesOf(config: RemoteConfig): ModuleFile[] {
  const widgets = entriesOf<SlotName, Widget | readonly Widget[]>(config.slots).flatMap(([, list]) => asList(list));
  return [
    ...new Set([
      ...config.routes.map((route) => route.page),
      ...widgets.map(({ widget }) => widget),
      ...entriesOf<ModalName, ModuleFile>(config.modals).map(([, file]) => file),
    ]),
  ];
}
