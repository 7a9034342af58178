/** Where each picture of a slot lies among the assets; the letters are made when the sandbox starts. */
export const pictureFiles = {
  ...{ dragon: 'symbols/wild', drum: 'symbols/drum', seven: 'symbols/seven', carp: 'symbols/carp' },
  ...{ lantern: 'symbols/lantern', lotus: 'symbols/lotus', jade: 'symbols/jade', ruby: 'symbols/ruby' },
  ...{ emerald: 'symbols/emerald', sapphire: 'symbols/sapphire', amethyst: 'symbols/amethyst' },
  ...{ phoenix: 'ways/phoenix', chest: 'ways/chest', tiger: 'ways/tiger', fox: 'ways/fox', panda: 'ways/panda' },
  ...{ cat: 'ways/cat', ace: 'ways/ace', king: 'ways/king', queen: 'ways/queen', jack: 'ways/jack' },
  ...{ star: 'themes/fruit/star', bell: 'themes/fruit/bell', watermelon: 'themes/fruit/watermelon' },
  ...{ grapes: 'themes/fruit/grapes', orange: 'themes/fruit/orange', lemon: 'themes/fruit/lemon' },
  ...{
    cherry: 'themes/fruit/cherry',
    plum: 'themes/fruit/plum',
    apple: 'themes/fruit/apple',
    lime: 'themes/fruit/lime',
  },
  ...{ diamond: 'themes/gems/diamond', crown: 'themes/gems/crown' },
  ...{ scarab: 'themes/egypt/scarab', pyramid: 'themes/egypt/pyramid', mask: 'themes/egypt/mask' },
  ...{ eye: 'themes/egypt/eye', ankh: 'themes/egypt/ankh', column: 'themes/egypt/lotusColumn' },
  ...{ scroll: 'themes/egypt/scroll', bolt: 'themes/gods/bolt', temple: 'themes/gods/temple' },
  ...{ hammer: 'themes/gods/hammer', helmet: 'themes/gods/helmet', trident: 'themes/gods/trident' },
  ...{ shield: 'themes/gods/shield', laurel: 'themes/gods/laurel' },
} as const;
export type PictureName = keyof typeof pictureFiles;
