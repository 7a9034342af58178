import sharp from 'sharp';

// One thread per picture: callers limit concurrency, and pictures have low priority. No cache, since no picture is
// decoded twice.
sharp.concurrency(1);
sharp.cache(false);

/** libvips as configured for the platform. */
export { sharp };
