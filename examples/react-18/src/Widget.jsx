import { panel } from './looks.js';
import { useTexts } from './useTexts.js';

/** Link to the page, on the home page. */
export function Widget({ navigate }) {
  const texts = useTexts();
  const open = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate('/coin');
  };
  return (
    <section style={{ ...panel, margin: 0 }}>
      <a href="/coin" style={{ color: 'var(--gold)', fontWeight: 600 }} onClick={open}>
        {texts.open}
      </a>
    </section>
  );
}
