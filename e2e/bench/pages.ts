/** What is measured: a page, and when its own content is there. */
export interface MeasuredPage {
  path: string;
  signedIn: boolean;
  /** Selector of the route's own content: seen, with text or a picture in it, the visitor has what they came for. */
  content: string;
}

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/index', signedIn: false, content: '[data-module="./widgets/HeroCarousel"] h2' },
  { path: '/live', signedIn: false, content: '[data-module="./pages/CategoryPage"] .tile' },
  { path: '/member', signedIn: true, content: '[data-module="./pages/MemberPage"] h1' },
];
