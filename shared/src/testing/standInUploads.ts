/** A started upload, whose progress the test sets. */
export interface Upload {
  readonly isAborted: boolean;
  progress(share: number): void;
}

/**
 * Replaces the page's upload transport: bodies go to `fetch`, which the stand-in platform answers. `hold`: they wait
 * until `release`.
 */
export function standInUploads(): { readonly uploads: readonly Upload[]; hold(): void; release(): void } {
  const uploads: Upload[] = [];
  let held: (() => void)[] | null = null;
  class Uploading {
    timeout = 0;
    status = 0;
    responseText = '';
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    isAborted = false;
    #method = '';
    #address = '';
    readonly #headers = new Headers();
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader() {
      return null;
    }
    abort() {
      this.isAborted = true;
      this.onabort?.();
    }
    progress(share: number) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: share * 1000, total: 1000 });
    }
    send(body: string) {
      uploads.push(this);
      const travel = async () => {
        if (this.isAborted) return;
        try {
          const response = await fetch(this.#address, { method: this.#method, headers: this.#headers, body });
          this.status = response.status;
          this.responseText = await response.text();
          this.onload?.();
        } catch {
          this.onerror?.();
        }
      };
      if (held) held.push(() => void travel());
      else void travel();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Uploading });
  return {
    uploads,
    hold: () => {
      held = [];
    },
    release: () => {
      for (const go of held ?? []) go();
      held = null;
    },
  };
}
