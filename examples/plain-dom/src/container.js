/**
 * The container. The site loads this file as a classic script and asks one thing of it: a global of the name that `remote.json` gives, with
 * `init(shared)`, called once with what the page shares, and `get(module)`, which answers how to make a module. The site takes the global away
 * as soon as it has it. A module is four functions: `bootstrap`, `mount`, `unmount` and `update`, each given the mount's properties and answering
 * a promise.
 */
(() => {
  /** The folder of this version: its other files lie beside this one. */
  const base = new URL('.', document.currentScript.src).pathname;
  /** The names that the build gave to the other files. */
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

  /** A package that the page shares, e.g. its bus: the same copy that every other remote has. */
  async function sharedPackage(name) {
    const [offer] = Object.values(page.shared[name] ?? {});
    if (!offer) throw new Error(`the page shares no ${name}`);
    const make = await offer.get();
    return make();
  }

  /** Every file is loaded under the hash that the registry gave the page for it; without one the page lets nothing in. */
  const loads = new Map();
  function load(file) {
    const known = loads.get(file);
    if (known) return known;
    const loading = new Promise((resolve, reject) => {
      const path = base + file;
      const integrity = self.__integrity?.[path];
      if (!integrity) throw new Error(`no hash for ${file}`);
      // where the page tries a version again, it says what to add: the browser would go on waiting for the first try
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
        loads.delete(file); // it can be tried again
        reject(new Error(`${file} did not load`));
      };
      document.head.append(element);
    });
    loads.set(file, loading);
    return loading;
  }

  /** The page says its language on its root element. */
  const language = () => (document.documentElement.lang === 'en' ? 'en' : 'vi');
  const texts = {};
  async function loadTexts() {
    const spoken = language();
    if (texts[spoken]) return;
    await load(files[spoken]);
    // what a file of texts leaves behind
    texts[spoken] = self.lucky_number_texts;
  }
  const text = (key, values = {}) =>
    (texts[language()]?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

  /** Calls back whenever the page speaks another language, once its texts are there; until it is told to stop. */
  function followLanguage(draw, onError) {
    const observer = new MutationObserver(() => loadTexts().then(draw, onError));
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    return () => observer.disconnect();
  }

  /** An element of a class of this remote, with what stands in it. */
  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    made.className = `lucky-number-${className}`;
    made.append(...content);
    return made;
  }

  /** Lifecycles of a module: `show` puts it into its place and answers how it is drawn anew and how it ends. */
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
          // the bus is the page's: whoever shows toasts hears it
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
          // one history for the page: going elsewhere without loading it anew
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
