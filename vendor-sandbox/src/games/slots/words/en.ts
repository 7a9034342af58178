import type { PictureName } from '../pictures.ts';

export const en: Readonly<Record<PictureName, string>> = {
  ...{ dragon: 'Golden dragon', drum: 'Bronze drum', seven: 'Red seven', carp: 'Carp', lantern: 'Lantern' },
  ...{ lotus: 'Lotus', jade: 'Jade pendant', ruby: 'Ruby', emerald: 'Emerald', sapphire: 'Sapphire' },
  ...{ amethyst: 'Amethyst', phoenix: 'Phoenix', chest: 'Treasure chest', tiger: 'Tiger', fox: 'Fox' },
  ...{ panda: 'Panda', cat: 'Lucky cat', ace: 'Letter A', king: 'Letter K', queen: 'Letter Q', jack: 'Letter J' },
  ...{ star: 'Golden star', bell: 'Golden bell', watermelon: 'Watermelon', grapes: 'Grapes', orange: 'Orange' },
  ...{ lemon: 'Lemon', cherry: 'Cherries', plum: 'Plum', apple: 'Apple', lime: 'Lime' },
  ...{ diamond: 'Diamond', crown: 'Crown', scarab: 'Blue scarab', pyramid: 'Pyramid' },
  ...{
    mask: 'Golden mask',
    eye: 'Eye of the sky',
    ankh: 'Key of life',
    column: 'Lotus column',
    scroll: 'Papyrus scroll',
  },
  ...{ bolt: 'Thunderbolt', temple: 'Temple', hammer: 'Hammer', helmet: 'War helmet', trident: 'Trident' },
  ...{ shield: 'Shield', laurel: 'Laurel wreath' },
};
