import { useState } from 'react';
import { KitProvider, kitTexts, Tabs } from '../index.ts';
import { Buttons } from './Buttons.tsx';
import { Figures } from './Figures.tsx';
import { Forms } from './Forms.tsx';
import { Games } from './Games.tsx';
import { galleryTexts } from './galleryTexts.ts';
import { Lists } from './Lists.tsx';
import { Marks } from './Marks.tsx';
import { Overlays } from './Overlays.tsx';
import { Part } from './Part.tsx';
import { Waiting } from './Waiting.tsx';
import './gallery.css';

const languages = [
  { id: 'vi', label: 'Tiếng Việt' },
  { id: 'en', label: 'English' },
];

/**
 * All components of the kit in all states, for developers. Its page provides the stylesheets, the `LiveRegion` and the
 * `Toaster`, like any page.
 */
export default function Gallery() {
  const [language, setLanguage] = useState<'vi' | 'en'>('vi');
  const texts = galleryTexts[language];
  const { parts } = texts;
  return (
    <KitProvider texts={kitTexts[language]}>
      <div lang={language}>
        <div className="wrap page page--tight">
          <div className="row row--between">
            <div>
              <h1>{texts.title}</h1>
              <p className="muted">{texts.intro}</p>
            </div>
            <Tabs
              fit
              label={texts.language}
              tabs={languages}
              value={language}
              onChange={(id) => setLanguage(id === 'en' ? 'en' : 'vi')}
            />
          </div>
          <div className="gallery" key={language}>
            <Part number={1} title={parts.buttons}>
              <Buttons texts={texts} />
            </Part>
            <Part number={2} title={parts.marks}>
              <Marks texts={texts} />
            </Part>
            <Part number={3} title={parts.forms}>
              <Forms texts={texts} />
            </Part>
            <Part number={4} title={parts.waiting}>
              <Waiting texts={texts} />
            </Part>
            <Part number={5} title={parts.overlays}>
              <Overlays texts={texts} />
            </Part>
            <Part number={6} title={parts.lists}>
              <Lists texts={texts} />
            </Part>
            <Part number={7} title={parts.games}>
              <Games texts={texts} />
            </Part>
            <Part number={8} title={parts.figures}>
              <Figures texts={texts} />
            </Part>
          </div>
        </div>
      </div>
    </KitProvider>
  );
}
