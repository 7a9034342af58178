import { useId, useState, version } from 'react';
import { button, panel } from './looks.js';
import { useTexts } from './useTexts.js';

/** Tosses a coin at each press. */
export function Page() {
  const texts = useTexts();
  const [tosses, setTosses] = useState([]);
  const title = useId();
  const toss = () => setTosses((before) => [...before, Math.random() < 0.5 ? 'heads' : 'tails']);
  const last = tosses.at(-1);
  return (
    <section style={panel} aria-labelledby={title} data-react={version}>
      <h1 id={title}>{texts.title}</h1>
      <p>{texts.about}</p>
      <p role="status">
        <strong>{last ? texts[last] : texts.none}</strong>
      </p>
      {last && <p>{texts.times(tosses.length)}</p>}
      <button type="button" style={button} onClick={toss}>
        {texts.toss}
      </button>
    </section>
  );
}
