/** The built-in texts of all components. Placeholders are in braces. */
export const englishLabels = {
  /** The close button of a dialog, a drawer or a toast. */
  close: 'Close',
  /** A busy button without `busyLabel`, and a Spinner without a label. */
  loading: 'Loading',
  /** The visible text of the button that shows a password. */
  show: 'Show',
  /** The visible text of the button that hides a password. */
  hide: 'Hide',
  /** The accessible name of the button that shows a password. */
  showPassword: 'Show password',
  /** The accessible name of the button that hides a password. */
  hidePassword: 'Hide password',
  /** The clear button of a SearchInput or a Combobox. */
  clear: 'Clear {label}',
  /** The text of a Combobox when no option matches. */
  noMatches: 'No matches.',
  /** Announced by a Combobox when the number of matching options changes. */
  matchCount: 'Matches: {count}',
  /** The error of a DateInput for an invalid date. */
  dateOutOfRange: 'Please enter a date from {min} to {max}.',
  /** The accessible name of a Pagination. */
  pagination: 'Pagination',
  /** A page link of a Pagination. */
  page: 'Page {page}',
  /** The link of a Pagination to the previous page. */
  previousPage: 'Previous page',
  /** The link of a Pagination to the next page. */
  nextPage: 'Next page',
  /** The accessible name of a Breadcrumb, and of the links above an Article. */
  breadcrumb: 'Breadcrumb',
  /** The accessible name of the navigation of a SiteHeader. */
  mainNavigation: 'Main',
  /** The menu button of a SiteHeader. */
  menu: 'Menu',
  /** The skip link of a SiteHeader. */
  skipToContent: 'Skip to content',
  /** Appended to links that open a new tab. */
  newTab: '(opens in a new tab)',
  /** The heading of the table of contents of an Article. */
  contents: 'In this article',
  /** The value of a Progress, and the score of a CompatibilityWheel. */
  amountOf: '{value} of {max}',
  /** The text of a BarChart without items. */
  nothingCounted: 'Nothing is counted yet.',
  /** The default text of a Table without rows. */
  nothingToShow: 'Nothing to show.',
  /** The accessible name of the region of toasts. `{hotkey}` is the key that moves the focus there. */
  notifications: 'Notifications ({hotkey})',
  /** Announced before each toast. */
  notification: 'Notification',
  /** The accessible name of a decorative ZodiacWheel. */
  zodiacWheel: 'The twelve signs of the Chinese zodiac in a circle',
  /** The header of the state column in the table of a UsMap. */
  state: 'State',
  /** The header of the sign column in the table of a UsMap or a CompatibilityWheel. */
  sign: 'Sign',
  /** The header of the names in the table of a BarChart or a DonutChart. */
  item: 'Name',
  /** The header of the counts in the table of a BarChart or a DonutChart. */
  count: 'Count',
  /** The header of the relations in the table of a CompatibilityWheel. */
  relation: 'Relation',
  /** The header of the scores in the table of a CompatibilityWheel. */
  score: 'Score',
  /** The caption of a CompatibilityWheel. */
  bondsOf: 'The {name} and its bonds',
  /** A relation in a CompatibilityWheel: the six harmonies. */
  secretFriend: 'Harmony',
  /** A relation in a CompatibilityWheel: the three harmonies. */
  ally: 'Ally',
  /** A relation in a CompatibilityWheel: the six harms. */
  harm: 'Harm',
  /** A relation in a CompatibilityWheel: the six clashes. */
  clash: 'Clash',
  /** A relation in a CompatibilityWheel: the punishments. */
  punishment: 'Punishment',
  /** A relation in a CompatibilityWheel: the six destructions. */
  destruction: 'Destruction',
};
