/**
 * The container. The site loads this file as a classic script and expects a global of the name given in `remote.json`,
 * with `init(shared)`, called once with what the page shares, and `get(module)`, which resolves to a factory of the
 * module. The site removes the global as soon as it has it. A module is four functions: `bootstrap`, `mount`, `unmount`
 * and `update`; each takes the mount's properties and returns a promise.
 */
(() => {
  /** This version's folder, with all its other files. */
  const base = new URL('.', document.currentScript.src).pathname;
  /** The other files' names, inserted by the build. */
  const files = FILES;
  self.lucky_number = {
    init(shared) {
      page.shared = shared;
    },
    async get(name) {
      const make = modules[name];
      if (!make) throw new Error(`lucky-number has no module ${name}`);
      return make;
    },
  };

  /** What the page shares, by package and version (`init`). */
  const page = { shared: {} };

  /** A package shared by the page, e.g. its bus: the same copy for all remotes. */
  async function sharedPackage(name) {
    const [offer] = Object.values(page.shared[name] ?? {});
    if (!offer) throw new Error(`the page shares no ${name}`);
    const make = await offer.get();
    return make();
  }

  /** Each file loads under the hash that the registry gave the page; the page blocks files without one. */
  const loads = new Map();
  function load(file) {
    const known = loads.get(file);
    if (known) return known;
    const loading = new Promise((resolve, reject) => {
      const path = base + file;
      const integrity = self.__integrity?.[path];
      if (!integrity) throw new Error(`no hash for ${file}`);
      // on a retry the page names a suffix: the browser would keep waiting for the first load
      const address = path + (self.__again?.[path] ?? '');
      const element = document.createElement(file.endsWith('.css') ? 'link' : 'script');
      if (element instanceof HTMLLinkElement) {
        element.rel = 'stylesheet';
        element.href = address;
      } else element.src = address;
      element.integrity = integrity;
      element.crossOrigin = 'anonymous';
      element.onload = () => resolve();
      element.onerror = () => {
        element.remove();
        loads.delete(file); // allows a retry
        reject(new Error(`${file} did not load`));
      };
      document.head.append(element);
    });
    loads.set(file, loading);
    return loading;
  }

  /** The root element has the page's language. */
  const language = () => (document.documentElement.lang === 'en' ? 'en' : 'vi');
  const texts = {};
  async function loadTexts() {
    const spoken = language();
    if (texts[spoken]) return;
    await load(files[spoken]);
    // set by the script with the texts
    texts[spoken] = self.lucky_number_texts;
  }
  const text = (key, values = {}) =>
    (texts[language()]?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

  /** Calls back after each change of language, once its texts are loaded. Returns a function that stops it. */
  function followLanguage(draw, onError) {
    const observer = new MutationObserver(() => loadTexts().then(draw, onError));
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }

  /** Creates an element with a class of this remote. */
  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = `lucky-number-${className}`;
    made.append(...content);
    return made;
  }

  /** Lifecycles of a module: `show` renders it into its place and returns how to update and how to end it. */
  function lifecycles(show) {
    const shown = new WeakMap();
    return {
      bootstrap: async () => {
        await Promise.all([load(files.style), loadTexts()]);
      },
      mount: async (props) => {
        const { draw, end } = show(props);
        draw();
        const leave = followLanguage(draw, props.onError);
        shown.set(props.domElement, () => {
          leave();
          end?.();
        });
      },
      unmount: async ({ domElement }) => {
        shown.get(domElement)?.();
        shown.delete(domElement);
        domElement.replaceChildren();
      },
      update: async () => {},
    };
  }

  const modules = {
    './page': () =>
      lifecycles(({ domElement }) => {
        let number = null;
        const heading = element('h1', 'title');
        const about = element('p', 'about');
        const shown = element('p', 'shown');
        shown.setAttribute('role', 'status');
        const pick = element('button', 'pick');
        pick.type = 'button';
        pick.onclick = async () => {
          number = 1 + Math.floor(Math.random() * 99);
          draw();
          // the bus is the page's: the shell shows the toast
          const { bus } = await sharedPackage('@unisite/shared/events');
          bus.emit('toast', { tone: 'success', text: text('picked', { number }) });
        };
        domElement.append(element('section', 'page', heading, about, shown, pick));
        function draw() {
          heading.textContent = text('title');
          about.textContent = text('about');
          shown.textContent = number === null ? text('none') : text('picked', { number });
          pick.textContent = text('pick');
        }
        return { draw };
      }),

    './widget': () =>
      lifecycles(({ domElement }) => {
        const link = element('a', 'link');
        link.href = '/lucky';
        link.onclick = async (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          // one history for the page: navigates without a reload
          const { navigate } = await sharedPackage('@unisite/shared/navigation');
          navigate('/lucky');
        };
        domElement.append(element('section', 'widget', link));
        return {
          draw: () => {
            link.textContent = text('open');
          },
        };
      }),
  };
})();
