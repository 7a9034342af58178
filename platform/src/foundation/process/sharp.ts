import sharp from 'sharp';

// One thread a picture: how many are drawn at once is the caller's to say, and pictures are not what the processor is
// for. None is drawn twice, so nothing is kept.
sharp.concurrency(1);
sharp.cache(false);

/** libvips as the platform uses it. */
export { sharp };
