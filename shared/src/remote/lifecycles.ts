/** Input of a mounted module; each module knows its own keys. */
export type ModuleInput = Readonly<Record<string, unknown>>;

/** What the page gives a module to mount. */
export interface MountProps {
  /** Unique among everything mounted on the page. */
  name: string;
  /** The module's place; nothing else of the page is the module's. */
  domElement: HTMLElement;
  /** For a page: its route. */
  path?: string | undefined;
  /** For a widget or a modal: what its slot or its opener passes. */
  input?: ModuleInput | undefined;
  /** Called with everything that the root throws while rendering or in an effect. */
  onError(error: Error): void;
  /** Called when the server's markup differs from the first render; the page shows the latter. */
  onDifference?(error: unknown): void;
}

/**
 * The four functions a module of a remote exports (single-spa's parcel contract); a team may write them without React.
 */
export interface Lifecycles {
  bootstrap(props: MountProps): Promise<unknown>;
  mount(props: MountProps): Promise<unknown>;
  unmount(props: MountProps): Promise<unknown>;
  update?: ((props: MountProps) => Promise<unknown>) | undefined;
}
