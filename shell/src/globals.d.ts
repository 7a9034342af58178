/** Set by the build: whether the gallery of the kit is part of it (not in production). */
declare const KIT_GALLERY: boolean;
