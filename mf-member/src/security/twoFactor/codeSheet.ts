/** A printable sheet of recovery codes with account and date. */
export interface CodeSheet {
  heading: string;
  note: string;
  codes: readonly string[];
}

export const sheetText = ({ heading, note, codes }: CodeSheet): string =>
  [heading, note, '', ...codes, ''].join('\r\n');

/** Prints only the sheet, black on white, without the page around it. */
export function printSheet(sheet: CodeSheet): void {
  const frame = document.createElement('iframe');
  frame.className = 'visually-hidden';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.addEventListener(
    'load',
    () => {
      const { contentDocument: paper, contentWindow: view } = frame;
      if (!paper || !view) return;
      write(paper, sheet);
      view.addEventListener('afterprint', () => frame.remove());
      view.print();
    },
    { once: true },
  );
  document.body.append(frame);
}

function write(paper: Document, { heading, note, codes }: CodeSheet): void {
  const element = (name: string, text: string): HTMLElement => {
    const made = paper.createElement(name);
    made.textContent = text;
    return made;
  };
  const list = paper.createElement('ul');
  list.append(...codes.map((code) => element('li', code)));
  list.style.font = '16pt/1.8 monospace';
  paper.title = heading;
  paper.body.style.font = '12pt/1.5 sans-serif';
  paper.body.replaceChildren(element('h1', heading), element('p', note), list);
}
