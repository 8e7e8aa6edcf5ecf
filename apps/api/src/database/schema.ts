import type { ColumnType, Generated } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';

type CreatedAt = ColumnType<Date, never, never>;
type UpdatedAt = ColumnType<Date, never, Date>;

interface UsersTable {
  id: Generated<number>;
  uid: string;
  email: string;
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
  /** SHA-256 of the cookie. */
  session_hash: string;
  expires_at: Date;
}

interface PaymentsTable {
  id: Generated<number>;
  /** Null while nobody has claimed a payment made through the payment link. */
  uid: string | null;
  source: 'intent' | 'link';
  idempotency_key: string | null;
  intent_id: string | null;
  amount_cents: number;
  currency: string;
  email: string | null;
  /** Keyed hash of the address an attempt came from. */
  ip_hash: string | null;
  succeeded: Generated<boolean>;
  canceled: Generated<boolean>;
  refunded_cents: Generated<number>;
  dispute: Generated<DisputeState>;
  last_failed_at: Date | null;
  last_progress_at: Date | null;
  checked_at: Date | null;
  created_at: CreatedAt;
  updated_at: UpdatedAt;
}

/** In the order in which one overrides another. */
export const disputeStates = ['none', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

interface StripeEventsTable {
  id: string;
  type: string;
  intent_id: string | null;
  created_at: Date;
  received_at: CreatedAt;
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

interface JobsTable {
  id: Generated<number>;
  company_id: number;
  title: string;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  posted_date: Date | null;
  indeed_url: string | null;
  scraped_at: Date;
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
  companies: CompaniesTable;
  jobs: JobsTable;
  page_views: PageViewsTable;
}
