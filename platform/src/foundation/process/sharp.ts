import sharp from 'sharp';

// One thread per picture: callers limit concurrency, and pictures are not the processor's main work. No cache, since no
// picture is decoded twice.
sharp.concurrency(1);
sharp.cache(false);

/** libvips as configured for the platform. */
export { sharp };
