import type {
  CarCategory,
  generationFrequencies,
  keywordCategories,
  postStatuses,
  searchIntents,
  UsRegion,
  UsStateCategory,
} from '@org/api-contract/values';
import type { ColumnType, Generated } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Role } from '#kernel/caller.ts';
import type { IntentStatus, PaymentFact } from '#kernel/payment-facts.ts';

type CreatedAt = ColumnType<Date, never, never>;
type UpdatedAt = ColumnType<Date, never, Date>;

interface UsersTable {
  id: Generated<number>;
  uid: string;
  /** Null after the e-mail was released because another account has it at the identity provider. */
  email: string | null;
  /** The released e-mail. It connects the payments of this account with the new account of the same person. */
  formerEmail: string | null;
  role: Generated<Role>;
  hasPaidAccess: Generated<boolean>;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface RoleChangesTable {
  id: Generated<number>;
  uid: string;
  role: Role;
  changedBy: string;
  createdAt: CreatedAt;
}

interface SignedOutSessionsTable {
  /** SHA-256 of the claims of the session; see `http/plugins/session.ts`. */
  sessionHash: string;
  expiresAt: Date;
}

/** People saved by users. What is said of them is encrypted. */
interface PeopleTable {
  uid: string;
  /** Chosen by the client. */
  id: string;
  /** The key of `PEOPLE_KEYS` that has encrypted `sealed`. */
  keyId: string;
  sealed: Uint8Array;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

/** Calendars at a private address. */
interface AlmanacsTable {
  id: string;
  uid: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  /** The key that has encrypted the token. Null after the almanac was revoked, as is the token. */
  keyId: string | null;
  sealedToken: Uint8Array | null;
  createdAt: CreatedAt;
  revokedAt: Date | null;
}

interface PaymentsTable {
  id: Generated<number>;
  /** Null until a user claims a payment made through the payment link. */
  uid: string | null;
  /** Uid of the deleted account that made the payment, if its owner registered again with another uid. */
  openedBy: string | null;
  source: 'intent' | 'link';
  /** Sent with the call that creates the PaymentIntent, so that a repeated call creates no second one. */
  idempotencyKey: string | null;
  intentId: string | null;
  /** The requested amount. The paid amount must equal it. */
  amountCents: number;
  currency: string;
  /** Address of the receipt; for a payment through the link, the e-mail that the payer entered at Stripe. */
  email: string | null;
  /** The uid from `client_reference_id` of the payment link. */
  clientReference: string | null;
  /** Keyed hash of the IP address of the payer. */
  ipHash: string | null;
  /** This column and the next three are the projection of `payment_facts`. */
  status: Generated<IntentStatus>;
  refundedCents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  entitles: Generated<boolean>;
  /** When Stripe first reported the payment as paid. */
  paidAt: Date | null;
  /** When the client secret was last sent to a browser. */
  handedOutAt: Date | null;
  /** When the sweep last read the PaymentIntent from Stripe. */
  checkedAt: Date | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface StripeEventsTable {
  id: string;
  type: string;
  createdAt: Date;
  receivedAt: CreatedAt;
  /** Whether the event changed a payment of the product. */
  applied: boolean;
  /** Why an operator must check the event. */
  alert: string | null;
}

/** The ledger: everything Stripe reported about payments. Append-only. */
interface PaymentFactsTable {
  id: Generated<number>;
  intentId: string;
  /** Null for a fact that was read from Stripe's API instead of delivered by webhook. */
  eventId: string | null;
  fact: ColumnType<PaymentFact, string, never>;
  recordedAt: CreatedAt;
}

/** Calls to Stripe that follow from a committed decision; see `PaymentTask`. */
interface PaymentTasksTable {
  id: Generated<number>;
  kind: 'cancel_intent' | 'expire_sessions' | 'refund_duplicate';
  /** The id of the PaymentIntent, or the uid whose checkout sessions are expired. */
  subject: string;
  uid: string;
  /** `paid`: the user has another payment. `declined`: too many cards were declined. `replaced`: a newer attempt exists. */
  reason: 'paid' | 'declined' | 'replaced';
  attempts: Generated<number>;
  dueAt: Generated<Date>;
  doneAt: Date | null;
  createdAt: CreatedAt;
}

/** When a user last received the URL of the payment link. */
interface PaymentLinksGivenTable {
  uid: string;
  givenAt: Generated<Date>;
}

/** Declined cards. */
interface CardDeclinesTable {
  /** Stripe's id of the failed charge, or of the payment method if there was no charge. */
  id: string;
  intentId: string;
  uid: string;
  /** Stripe's fingerprint of the card. */
  card: string | null;
  ipHash: string | null;
  declinedAt: Date;
}

/** Leases; see `lease.ts`. */
interface LeasesTable {
  name: string;
  holder: string;
  expiresAt: Date;
}

/** One row: the time up to which Stripe's events have been read. */
interface PaymentSweepsTable {
  id: Generated<boolean>;
  eventsReadUntil: Date;
}

/** When the payment status of a user was last read from Stripe. */
interface StripeChecksTable {
  uid: string;
  checkedAt: Generated<Date>;
}

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  foundedDay: number | null;
  location: string | null;
  country: string | null;
  industry: string | null;
  description: string | null;
  website: string | null;
  careersUrl: string | null;
  logoUrl: string | null;
  zodiacSign: ZodiacSignId;
  source: string;
  scrapedAt: Date | null;
}

interface CarBrandsTable {
  id: Generated<number>;
  name: string;
  foundedYear: number;
  foundedMonth: number | null;
  country: string | null;
  category: CarCategory;
  description: string;
  website: string | null;
  logoUrl: string | null;
  zodiacSign: ZodiacSignId;
  isActive: Generated<boolean>;
  createdAt: CreatedAt;
}

interface UsStatesTable {
  id: Generated<number>;
  name: string;
  statehoodYear: number;
  statehoodMonth: number;
  capital: string;
  region: UsRegion;
  category: UsStateCategory;
  description: string;
  population: number;
  area: number;
  nickname: string | null;
  zodiacSign: ZodiacSignId;
  isActive: Generated<boolean>;
  createdAt: CreatedAt;
}

interface JobsTable {
  id: Generated<number>;
  companyId: number;
  title: string;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  /** `YYYY-MM-DD`. */
  postedDate: string | null;
  indeedUrl: string | null;
  url: string;
  /** The job board, such as `greenhouse/airbnb`, or the careers page. `source_id` is the id of the opening there. */
  source: string;
  sourceId: string;
  scrapedAt: Date;
}

interface JobBoardsTable {
  companyId: number;
  board: string;
  token: string;
}

/** When the careers page of a company was last read. */
interface CareersChecksTable {
  companyId: number;
  checkedAt: Date;
}

/** The latest refresh of each sign. */
interface ScrapesTable {
  zodiac: ZodiacSignId;
  runId: string;
  state: 'running' | 'done' | 'failed';
  step: string;
  done: Generated<number>;
  total: Generated<number>;
  message: string | null;
  startedAt: Generated<Date>;
  /** Updated while the refresh runs. An old value means that its process has died. */
  seenAt: Generated<Date>;
  finishedAt: Date | null;
}

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  content: string;
  metaDescription: string;
  targetKeyword: string;
  featuredImage: string | null;
  status: Generated<(typeof postStatuses)[number]>;
  /** Not null if and only if the status is `published`. */
  publishedAt: Date | null;
  /** Not null if and only if the status is `scheduled`. */
  scheduledFor: Date | null;
  /** The rendered HTML page of a published article. */
  page: string | null;
  /** Template and version the page was rendered with. The page is stale if either differs from the current one. */
  pageTemplate: string | null;
  pageVersion: number | null;
  /** The admin who last saved the text; null while the text is unchanged from the composer or the language model. */
  updatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One row. */
interface BlogStateTable {
  id: Generated<number>;
  /** Increased by every change that other articles' pages show, such as a publication. */
  pagesVersion: number;
  /** Version of the article rules that the stored articles were last checked against. */
  textRules: number;
}

/** Previous texts of articles. */
interface BlogPostRevisionsTable {
  id: Generated<number>;
  postId: number;
  title: string;
  slug: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
  writtenAt: Date;
  replacedAt: Date;
}

/** Previous slugs of articles. */
interface BlogRedirectsTable {
  slug: string;
  postId: number;
}

interface BlogKeywordsTable {
  id: Generated<number>;
  keyword: string;
  searchVolume: number | null;
  difficulty: number | null;
  searchIntent: (typeof searchIntents)[number];
  category: (typeof keywordCategories)[number];
  isActive: Generated<boolean>;
  lastUsed: Date | null;
  createdAt: CreatedAt;
}

/** One row after the blog was initialized, none before. */
interface BlogSettingsTable {
  id: Generated<number>;
  businessLocation: Generated<string>;
  targetWordCount: Generated<number>;
  includeLocalSeo: Generated<boolean>;
  autoPublish: Generated<boolean>;
  generationFrequency: Generated<(typeof generationFrequencies)[number]>;
  isActive: Generated<boolean>;
  /** When the schedule writes the next article; null while it is off. */
  nextArticleAt: Date | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

export interface Database {
  users: UsersTable;
  roleChanges: RoleChangesTable;
  signedOutSessions: SignedOutSessionsTable;
  people: PeopleTable;
  almanacs: AlmanacsTable;
  payments: PaymentsTable;
  stripeEvents: StripeEventsTable;
  paymentFacts: PaymentFactsTable;
  stripeChecks: StripeChecksTable;
  paymentTasks: PaymentTasksTable;
  paymentLinksGiven: PaymentLinksGivenTable;
  cardDeclines: CardDeclinesTable;
  paymentSweeps: PaymentSweepsTable;
  leases: LeasesTable;
  companies: CompaniesTable;
  carBrands: CarBrandsTable;
  usStates: UsStatesTable;
  jobs: JobsTable;
  jobBoards: JobBoardsTable;
  careersChecks: CareersChecksTable;
  scrapes: ScrapesTable;
  blogPosts: BlogPostsTable;
  blogPostRevisions: BlogPostRevisionsTable;
  blogRedirects: BlogRedirectsTable;
  blogState: BlogStateTable;
  blogKeywords: BlogKeywordsTable;
  blogSettings: BlogSettingsTable;
  pageViews: PageViewsTable;
}
