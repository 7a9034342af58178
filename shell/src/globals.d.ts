/** Set by the build: whether the gallery of the kit is part of it (development only). */
declare const KIT_GALLERY: boolean;
