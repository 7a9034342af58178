/** Set at build time: whether the UI kit's gallery is included (not in production). */
declare const KIT_GALLERY: boolean;
