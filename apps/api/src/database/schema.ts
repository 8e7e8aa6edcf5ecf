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
  /** Null once another account has it at the identity provider. */
  email: string | null;
  /** The e-mail that was released, by which its owner finds what this account paid for. */
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
  /** SHA-256 of what identifies the session: see `http/plugins/session.ts`. */
  session_hash: string;
  expires_at: Date;
}

interface PaymentsTable {
  id: Generated<number>;
  /** Null while nobody has claimed a payment made through the payment link. */
  uid: string | null;
  /** The deleted account that opened the payment, where its owner came back under another uid. */
  opened_by: string | null;
  source: 'intent' | 'link';
  /** Sent with the call that opens the intent, so that a repeated call opens no second one. */
  idempotency_key: string | null;
  intent_id: string | null;
  /** What the payment was opened for; what is paid must equal it. */
  amount_cents: number;
  currency: string;
  /** Where the receipt goes; for a payment through the link, what the payer typed there. */
  email: string | null;
  /** The uid a payment link carried. */
  client_reference: string | null;
  /** Keyed hash of the address an attempt came from. */
  ip_hash: string | null;
  /** This column and the next three are projected from `payment_facts`. */
  status: Generated<IntentStatus>;
  refunded_cents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  entitles: Generated<boolean>;
  /** When Stripe first said that it was paid. */
  paid_at: Date | null;
  /** When a browser last got the client secret. */
  handed_out_at: Date | null;
  /** When the sweep last asked Stripe. */
  checked_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

interface StripeEventsTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: CreatedAt;
  /** Whether the event concerned a payment of ours. */
  applied: boolean;
  /** Why somebody should look. */
  alert: string | null;
}

/** The ledger: everything Stripe ever said about a payment. Only added to. */
interface PaymentFactsTable {
  id: Generated<number>;
  intent_id: string;
  /** Null for what was read at Stripe rather than delivered. */
  event_id: string | null;
  fact: ColumnType<PaymentFact, string, never>;
  recorded_at: CreatedAt;
}

/** What was decided and has still to be carried out at Stripe; see `PaymentTask`. */
interface PaymentTasksTable {
  id: Generated<number>;
  kind: 'cancel_intent' | 'expire_sessions' | 'refund_duplicate';
  /** The intent, or the user whose sessions end. */
  subject: string;
  uid: string;
  reason: 'paid' | 'declined' | 'replaced';
  attempts: Generated<number>;
  due_at: Generated<Date>;
  done_at: Date | null;
  created_at: CreatedAt;
}

/** When a user was last given the address of the payment link. */
interface PaymentLinksGivenTable {
  uid: string;
  given_at: Generated<Date>;
}

/** A card that was refused. */
interface CardDeclinesTable {
  /** What Stripe calls the refused charge, or the payment method where there was no charge. */
  id: string;
  intent_id: string;
  uid: string;
  /** Stripe's fingerprint of the card. */
  card: string | null;
  ip_hash: string | null;
  declined_at: Date;
}

/** Work that one process does at a time, with its holder and when the lease expires. */
interface LeasesTable {
  name: string;
  holder: string;
  expires_at: Date;
}

/** One row: up to when the events of Stripe have been read. */
interface PaymentSweepsTable {
  id: Generated<boolean>;
  events_read_until: Date;
}

/** When a user's waiting page last made us ask Stripe. */
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
  /** A day, as text: a Date would be one of the server's own time zone. */
  posted_date: string | null;
  indeed_url: string | null;
  url: string;
  /** The board it stands on, such as `greenhouse/airbnb`, and its id there. */
  source: string;
  source_id: string;
  scraped_at: Date;
}

interface JobBoardsTable {
  company_id: number;
  board: string;
  token: string;
}

/** When a careers page was last looked at. */
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
  /** A run that was not seen for a while has died with its process. */
  seen_at: Generated<Date>;
  finished_at: Date | null;
}

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  /** Clean HTML. */
  content: string;
  meta_description: string;
  target_keyword: string;
  featured_image: string | null;
  status: Generated<(typeof postStatuses)[number]>;
  /** Set exactly while it is published. */
  published_at: Date | null;
  /** Set exactly while it is scheduled. */
  scheduled_for: Date | null;
  /** The whole page, while it is published. */
  page: string | null;
  /** What the page was rendered with. With another template, or an older version, the page is out of date. */
  page_template: string | null;
  page_version: number | null;
  /** The admin who saved the text last; none while it is a writer's. */
  updated_by: string | null;
  created_at: Date;
  updated_at: Date;
}

/** One row. */
interface BlogStateTable {
  id: Generated<number>;
  /** Counts the changes that pages of other articles show, such as a publication. */
  pages_version: number;
  /** The rules for articles that the stored ones were last held to. */
  text_rules: number;
}

/** A text as it was before somebody saved another. */
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

/** An address an article had before. */
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

/** One row, once the blog has been prepared. */
interface BlogSettingsTable {
  id: Generated<number>;
  business_location: Generated<string>;
  target_word_count: Generated<number>;
  include_local_seo: Generated<boolean>;
  auto_publish: Generated<boolean>;
  generation_frequency: Generated<(typeof generationFrequencies)[number]>;
  is_active: Generated<boolean>;
  /** When the schedule writes next; nothing while it is off. */
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
