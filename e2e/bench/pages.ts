/** A page to measure, and how to tell that its own content is there. */
export interface MeasuredPage {
  path: string;
  signedIn: boolean;
  /** Selector of the route's own content, which counts once it is visible with text or a picture. */
  content: string;
}

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/index', signedIn: false, content: '[data-module="./widgets/HeroCarousel"] h2' },
  { path: '/live', signedIn: false, content: '[data-module="./pages/CategoryPage"] .tile' },
  { path: '/member', signedIn: true, content: '[data-module="./pages/MemberPage"] h1' },
];
