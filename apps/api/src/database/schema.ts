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
import type { IntentStatus, PaymentFact } from '#kernel/payment-facts.ts';

type CreatedAt = ColumnType<Date, never, never>;
type UpdatedAt = ColumnType<Date, never, Date>;

interface UsersTable {
  id: Generated<number>;
  uid: string;
  /** Null after the e-mail was released because another account has it at the identity provider. */
  email: string | null;
  /** The released e-mail. It connects the payments of this account with the new account of the same person. */
  former_email: string | null;
  role: Generated<'user' | 'admin'>;
  has_paid_access: Generated<boolean>;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface RoleChangesTable {
  id: Generated<number>;
  uid: string;
  role: 'user' | 'admin';
  changed_by: string;
  created_at: CreatedAt;
}

interface SignedOutSessionsTable {
  /** SHA-256 of the claims of the session; see `http/plugins/session.ts`. */
  session_hash: string;
  expires_at: Date;
}

interface PaymentsTable {
  id: Generated<number>;
  /** Null until a user claims a payment made through the payment link. */
  uid: string | null;
  /** Uid of the deleted account that made the payment, if its owner registered again with another uid. */
  opened_by: string | null;
  source: 'intent' | 'link';
  /** Sent with the call that creates the PaymentIntent, so that a repeated call creates no second one. */
  idempotency_key: string | null;
  intent_id: string | null;
  /** The requested amount. The paid amount must equal it. */
  amount_cents: number;
  currency: string;
  /** Address of the receipt; for a payment through the link, the e-mail that the payer entered at Stripe. */
  email: string | null;
  /** The uid from `client_reference_id` of the payment link. */
  client_reference: string | null;
  /** Keyed hash of the IP address of the payer. */
  ip_hash: string | null;
  /** This column and the next three are the projection of `payment_facts`. */
  status: Generated<IntentStatus>;
  refunded_cents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  entitles: Generated<boolean>;
  /** When Stripe first reported the payment as paid. */
  paid_at: Date | null;
  /** When the client secret was last sent to a browser. */
  handed_out_at: Date | null;
  /** When the sweep last read the PaymentIntent from Stripe. */
  checked_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface StripeEventsTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: CreatedAt;
  /** Whether the event changed a payment of the product. */
  applied: boolean;
  /** Why an operator must check the event. */
  alert: string | null;
}

/** The ledger: everything Stripe reported about payments. Append-only. */
interface PaymentFactsTable {
  id: Generated<number>;
  intent_id: string;
  /** Null for a fact that was read from Stripe's API instead of delivered by webhook. */
  event_id: string | null;
  fact: ColumnType<PaymentFact, string, never>;
  recorded_at: CreatedAt;
}

/** Calls to Stripe that follow from a committed decision; see `PaymentTask`. */
interface PaymentTasksTable {
  id: Generated<number>;
  kind: 'cancel_intent' | 'expire_sessions' | 'refund_duplicate';
  /** The id of the PaymentIntent, or the uid whose checkout sessions are expired. */
  subject: string;
  uid: string;
  reason: 'paid' | 'declined' | 'replaced';
  attempts: Generated<number>;
  due_at: Generated<Date>;
  done_at: Date | null;
  created_at: CreatedAt;
}

/** When a user last received the URL of the payment link. */
interface PaymentLinksGivenTable {
  uid: string;
  given_at: Generated<Date>;
}

/** Declined cards. */
interface CardDeclinesTable {
  /** Stripe's id of the failed charge, or of the payment method if there was no charge. */
  id: string;
  intent_id: string;
  uid: string;
  /** Stripe's fingerprint of the card. */
  card: string | null;
  ip_hash: string | null;
  declined_at: Date;
}

/** Leases; see `lease.ts`. */
interface LeasesTable {
  name: string;
  holder: string;
  expires_at: Date;
}

/** One row: the time up to which Stripe's events have been read. */
interface PaymentSweepsTable {
  id: Generated<boolean>;
  events_read_until: Date;
}

/** When the payment status of a user was last read from Stripe. */
interface StripeChecksTable {
  uid: string;
  checked_at: Generated<Date>;
}

interface CompaniesTable {
  id: Generated<number>;
  name: string;
  founded_year: number;
  founded_month: number | null;
  founded_day: number | null;
  location: string | null;
  country: string | null;
  industry: string | null;
  description: string | null;
  website: string | null;
  careers_url: string | null;
  logo_url: string | null;
  zodiac_sign: ZodiacSignId;
  source: string;
  scraped_at: Date | null;
}

interface CarBrandsTable {
  id: Generated<number>;
  name: string;
  founded_year: number;
  founded_month: number | null;
  country: string | null;
  category: CarCategory;
  description: string;
  website: string | null;
  logo_url: string | null;
  zodiac_sign: ZodiacSignId;
  is_active: boolean;
  created_at: CreatedAt;
}

interface UsStatesTable {
  id: Generated<number>;
  name: string;
  statehood_year: number;
  statehood_month: number;
  capital: string;
  region: UsRegion;
  category: UsStateCategory;
  description: string;
  population: number;
  area: number;
  nickname: string | null;
  zodiac_sign: ZodiacSignId;
  is_active: boolean;
  created_at: CreatedAt;
}

interface JobsTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  /** `YYYY-MM-DD` as text. A Date would depend on the time zone of the server. */
  posted_date: string | null;
  indeed_url: string | null;
  url: string;
  /** The job board, such as `greenhouse/airbnb`, or the careers page. `source_id` is the id of the opening there. */
  source: string;
  source_id: string;
  scraped_at: Date;
}

interface JobBoardsTable {
  company_id: number;
  board: string;
  token: string;
}

/** When the careers page of a company was last read. */
interface CareersChecksTable {
  company_id: number;
  checked_at: Date;
}

/** The latest refresh of each sign. */
interface ScrapesTable {
  zodiac: ZodiacSignId;
  run_id: string;
  state: 'running' | 'done' | 'failed';
  step: string;
  done: Generated<number>;
  total: Generated<number>;
  message: string | null;
  started_at: Generated<Date>;
  /** Updated while the refresh runs. An old value means that its process has died. */
  seen_at: Generated<Date>;
  finished_at: Date | null;
}

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  content: string;
  meta_description: string;
  target_keyword: string;
  featured_image: string | null;
  status: Generated<(typeof postStatuses)[number]>;
  /** Not null if and only if the status is `published`. */
  published_at: Date | null;
  /** Not null if and only if the status is `scheduled`. */
  scheduled_for: Date | null;
  /** The rendered HTML page of a published article. */
  page: string | null;
  /** Template and version the page was rendered with. The page is stale if either differs from the current one. */
  page_template: string | null;
  page_version: number | null;
  /** The admin who last saved the text; null while the text is unchanged from the composer or the language model. */
  updated_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** One row. */
interface BlogStateTable {
  id: Generated<number>;
  /** Increased by every change that other articles' pages show, such as a publication. */
  pages_version: number;
  /** Version of the article rules that the stored articles were last checked against. */
  text_rules: number;
}

/** Previous texts of articles. */
interface BlogPostRevisionsTable {
  id: Generated<number>;
  post_id: number;
  title: string;
  slug: string;
  content: string;
  meta_description: string;
  target_keyword: string;
  written_at: Date;
  replaced_at: Date;
}

/** Previous slugs of articles. */
interface BlogRedirectsTable {
  slug: string;
  post_id: number;
}

interface BlogKeywordsTable {
  id: Generated<number>;
  keyword: string;
  search_volume: number | null;
  difficulty: number | null;
  search_intent: (typeof searchIntents)[number];
  category: (typeof keywordCategories)[number];
  is_active: Generated<boolean>;
  last_used: Date | null;
  created_at: CreatedAt;
}

/** One row after the blog was initialized, none before. */
interface BlogSettingsTable {
  id: Generated<number>;
  business_location: Generated<string>;
  target_word_count: Generated<number>;
  include_local_seo: Generated<boolean>;
  auto_publish: Generated<boolean>;
  generation_frequency: Generated<(typeof generationFrequencies)[number]>;
  is_active: Generated<boolean>;
  /** When the schedule writes the next article; null while it is off. */
  next_article_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

export interface Database {
  users: UsersTable;
  role_changes: RoleChangesTable;
  signed_out_sessions: SignedOutSessionsTable;
  payments: PaymentsTable;
  stripe_events: StripeEventsTable;
  payment_facts: PaymentFactsTable;
  stripe_checks: StripeChecksTable;
  payment_tasks: PaymentTasksTable;
  payment_links_given: PaymentLinksGivenTable;
  card_declines: CardDeclinesTable;
  payment_sweeps: PaymentSweepsTable;
  leases: LeasesTable;
  companies: CompaniesTable;
  car_brands: CarBrandsTable;
  us_states: UsStatesTable;
  jobs: JobsTable;
  job_boards: JobBoardsTable;
  careers_checks: CareersChecksTable;
  scrapes: ScrapesTable;
  blog_posts: BlogPostsTable;
  blog_post_revisions: BlogPostRevisionsTable;
  blog_redirects: BlogRedirectsTable;
  blog_state: BlogStateTable;
  blog_keywords: BlogKeywordsTable;
  blog_settings: BlogSettingsTable;
  page_views: PageViewsTable;
}
