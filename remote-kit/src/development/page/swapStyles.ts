const hash = /\.[0-9a-f]{8,}\.css$/;

/** Replaces the remote's stylesheets by their new versions; the old ones are removed once the new ones have loaded. */
export function swapStyles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, integrity] of Object.entries(files)) {
    if (!hash.test(file)) continue;
    for (const old of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const { pathname } = new URL(old.href);
      const isOlder = pathname.startsWith(base) && pathname !== base + file;
      if (!isOlder || pathname.replace(hash, '') !== (base + file).replace(hash, '')) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.integrity = integrity;
      link.crossOrigin = 'anonymous';
      link.href = base + file;
      link.addEventListener('load', () => old.remove());
      old.after(link);
    }
  }
}
