/** Every word a component says by itself. What stands in braces is filled in. */
export const englishLabels = {
  /** The button that leaves a dialog, a drawer or a toast. */
  close: 'Close',
  /** A button that is busy and has no label for it, and a Spinner without a label. */
  loading: 'Loading',
  /** The button that shows a password, as it is seen. */
  show: 'Show',
  /** The button that hides a password, as it is seen. */
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** The button that empties a SearchInput. */
  clear: 'Clear {label}',
  /** What DateInput says of a day that cannot be chosen. */
  dateOutOfRange: 'Please enter a date from {min} to {max}.',
  pagination: 'Pagination',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  breadcrumb: 'Breadcrumb',
  /** The navigation of SiteHeader. */
  mainNavigation: 'Main',
  menu: 'Menu',
  skipToContent: 'Skip to content',
  /** Said by links that leave the page. */
  newTab: '(opens in a new tab)',
  /** The list of contents of an Article. */
  contents: 'In this article',
  /** How far Progress is, and the score of CompatibilityWheel. */
  amountOf: '{value} of {max}',
  nothingCounted: 'Nothing is counted yet.',
  nothingToShow: 'Nothing to show.',
  /** The place where toasts appear; `{hotkey}` is the key that leads there. */
  notifications: 'Notifications ({hotkey})',
  notification: 'Notification',
  zodiacWheel: 'The twelve signs of the Chinese zodiac in a circle',
  /** The caption of CompatibilityWheel. */
  bondsOf: 'The {name} ({character}) and its bonds',
  secretFriend: 'Secret friend',
  ally: 'Ally',
  harm: 'Harm',
  clash: 'Clash',
};
