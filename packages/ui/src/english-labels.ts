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
  /** The name of the button that shows a password. */
  showPassword: 'Show password',
  /** The name of the button that hides a password. */
  hidePassword: 'Hide password',
  /** The button that empties a SearchInput. */
  clear: 'Clear {label}',
  /** What DateInput says of a day that cannot be chosen. */
  dateOutOfRange: 'Please enter a date from {min} to {max}.',
  /** The name of Pagination. */
  pagination: 'Pagination',
  /** A link of Pagination. */
  page: 'Page {page}',
  /** The link of Pagination to the page before. */
  previousPage: 'Previous page',
  /** The link of Pagination to the page after. */
  nextPage: 'Next page',
  /** The name of Breadcrumb, and of the links above an Article. */
  breadcrumb: 'Breadcrumb',
  /** The navigation of SiteHeader. */
  mainNavigation: 'Main',
  /** The button that opens the menu of SiteHeader. */
  menu: 'Menu',
  /** The link of SiteHeader that leads past it. */
  skipToContent: 'Skip to content',
  /** Said by links that leave the page. */
  newTab: '(opens in a new tab)',
  /** The list of contents of an Article. */
  contents: 'In this article',
  /** How far Progress is, and the score of CompatibilityWheel. */
  amountOf: '{value} of {max}',
  /** BarChart without items. */
  nothingCounted: 'Nothing is counted yet.',
  /** Table without rows, unless it is given other words. */
  nothingToShow: 'Nothing to show.',
  /** The place where toasts appear; `{hotkey}` is the key that leads there. */
  notifications: 'Notifications ({hotkey})',
  /** How a screen reader begins a toast. */
  notification: 'Notification',
  /** The name of ZodiacWheel as an ornament. */
  zodiacWheel: 'The twelve signs of the Chinese zodiac in a circle',
  /** The heading of the states in the table behind UsMap. */
  state: 'State',
  /** The heading of their signs there. */
  sign: 'Sign',
  /** The caption of CompatibilityWheel. */
  bondsOf: 'The {name} ({character}) and its bonds',
  /** A bond of CompatibilityWheel: the six harmonies. */
  secretFriend: 'Secret friend',
  /** A bond of CompatibilityWheel: the three harmonies. */
  ally: 'Ally',
  /** A bond of CompatibilityWheel: the six harms. */
  harm: 'Harm',
  /** A bond of CompatibilityWheel: the six clashes. */
  clash: 'Clash',
};
