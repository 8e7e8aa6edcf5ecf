import { sql, type Kysely } from 'kysely';

export async function payments(db: Kysely<never>): Promise<void> {
  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      uid text,
      source text not null check (source in ('intent', 'link')),
      idempotency_key text unique,
      intent_id text unique,
      amount_cents integer not null,
      currency text not null,
      email text,
      client_reference text,
      ip_hash text,
      status text not null default 'open'
        check (status in ('open', 'failed', 'requires_action', 'processing', 'canceled', 'succeeded')),
      refunded_cents integer not null default 0,
      dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
      entitles boolean not null default false,
      handed_out_at timestamptz,
      checked_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (source = 'link' or (uid is not null and idempotency_key is not null))
    )`.execute(db);
  await sql`
    create unique index payments_one_open_attempt on payments (uid)
    where source = 'intent' and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_uid on payments (uid, id desc)`.execute(db);
  await sql`create index payments_ip on payments (ip_hash, created_at desc)`.execute(db);
  await sql`
    create index payments_open on payments (checked_at)
    where intent_id is not null and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_unclaimed_email on payments (email) where uid is null`.execute(db);
  await sql`
    create index payments_unclaimed_reference on payments (client_reference) where uid is null`.execute(db);

  await sql`
    create table stripe_events (
      id text primary key,
      type text not null,
      created_at timestamptz not null,
      received_at timestamptz not null default now(),
      applied boolean not null,
      alert text
    )`.execute(db);
  await sql`create index stripe_events_alert on stripe_events (received_at desc) where alert is not null`.execute(
    db,
  );

  await sql`
    create table payment_facts (
      id bigint generated always as identity primary key,
      intent_id text not null,
      event_id text unique references stripe_events (id),
      fact jsonb not null,
      recorded_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_facts_intent on payment_facts (intent_id)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is only added to', tg_table_name;
    end $$`.execute(db);
  await sql`
    create trigger payment_facts_only_grow before update or delete on payment_facts
    for each row execute function refuse_change()`.execute(db);

  await sql`
    create table stripe_checks (
      uid text primary key,
      checked_at timestamptz not null default now()
    )`.execute(db);
}

export async function paymentTasks(db: Kysely<never>): Promise<void> {
  await sql`alter table payments add column paid_at timestamptz`.execute(db);

  await sql`
    create table payment_tasks (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('cancel_intent', 'expire_sessions', 'refund_duplicate')),
      subject text not null,
      uid text not null,
      reason text not null check (reason in ('paid', 'declined', 'replaced')),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      done_at timestamptz,
      created_at timestamptz not null default now(),
      unique (kind, subject)
    )`.execute(db);
  await sql`create index payment_tasks_due on payment_tasks (due_at) where done_at is null`.execute(db);

  await sql`
    create table payment_links_given (
      uid text primary key,
      given_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table card_declines (
      id text primary key,
      intent_id text not null,
      uid text not null,
      card text,
      ip_hash text,
      declined_at timestamptz not null
    )`.execute(db);
  await sql`create index card_declines_uid on card_declines (uid, declined_at)`.execute(db);
  await sql`create index card_declines_card on card_declines (card, declined_at)`.execute(db);
  await sql`create index card_declines_address on card_declines (ip_hash, declined_at)`.execute(db);

  await sql`
    create table leases (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    )`.execute(db);

  await sql`
    create table payment_sweeps (
      id boolean primary key default true check (id),
      events_read_until timestamptz not null
    )`.execute(db);
}

/** No query reads payments by IP address. The limits by address count `card_declines`. */
export async function paymentsWithoutIpIndex(db: Kysely<never>): Promise<void> {
  await sql`drop index payments_ip`.execute(db);
}

export async function promotionCodes(db: Kysely<never>): Promise<void> {
  await sql`
    create table promotion_codes (
      id bigint generated always as identity primary key,
      code text not null unique check (code = upper(code)),
      percent_off integer check (percent_off between 1 and 100),
      amount_off_cents integer check (amount_off_cents > 0),
      max_redemptions integer check (max_redemptions > 0),
      expires_at timestamptz,
      only_uid text,
      created_by text not null,
      created_at timestamptz not null default now(),
      ended_at timestamptz,
      check (num_nonnulls(percent_off, amount_off_cents) = 1)
    )`.execute(db);
  await sql`
    create table code_failures (
      id bigint generated always as identity primary key,
      uid text not null,
      ip_hash text not null,
      failed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index code_failures_uid on code_failures (uid, failed_at)`.execute(db);
  await sql`create index code_failures_address on code_failures (ip_hash, failed_at)`.execute(db);
  await sql`
    alter table payments
      add column promotion_code_id bigint references promotion_codes (id),
      add column reserved_until timestamptz,
      add column is_repriced boolean not null default false,
      drop constraint payments_source_check,
      add constraint payments_source_check check (source in ('intent', 'link', 'code')),
      drop constraint payments_check,
      add constraint payments_check
        check (source <> 'intent' or (uid is not null and idempotency_key is not null))`.execute(db);
  await sql`
    create index payments_promotion_code on payments (promotion_code_id)
    where promotion_code_id is not null and status <> 'canceled'`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed'))`.execute(db);
}

export async function gifts(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column purpose text not null default 'access' check (purpose in ('access', 'gift')),
      add column redeemed_by text,
      add column redeemed_at timestamptz`.execute(db);
  await sql`drop index payments_one_open_attempt`.execute(db);
  await sql`
    create unique index payments_one_open_attempt on payments (uid, purpose)
    where source = 'intent' and status not in ('canceled', 'succeeded')`.execute(db);
  await sql`create index payments_redeemed_by on payments (redeemed_by) where redeemed_by is not null`.execute(
    db,
  );
  await sql`
    create table gifts (
      id uuid primary key,
      payment_id bigint not null unique references payments (id),
      giver_uid text not null,
      code_hash text not null unique,
      key_id text,
      sealed bytea,
      send_at timestamptz not null,
      sent_at timestamptz,
      mails integer not null default 0,
      revocation_mailed_at timestamptz,
      created_at timestamptz not null default now(),
      check (num_nulls(key_id, sealed) in (0, 2))
    )`.execute(db);
  await sql`create index gifts_giver on gifts (giver_uid, created_at desc)`.execute(db);
  await sql`create index gifts_due on gifts (send_at) where sent_at is null and sealed is not null`.execute(
    db,
  );
  await sql`create index gifts_key on gifts (key_id) where key_id is not null`.execute(db);
}

export async function disputeEvidence(db: Kysely<never>): Promise<void> {
  await sql`
    create table dispute_evidence (
      dispute_id text primary key,
      intent_id text not null,
      evidence jsonb,
      audit_id bigint not null,
      decided_at timestamptz not null default now(),
      submitted_at timestamptz
    )`.execute(db);
  await sql`
    alter table payment_tasks
      drop constraint payment_tasks_kind_check,
      add constraint payment_tasks_kind_check check (
        kind in (
          'cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested', 'refund_warned',
          'submit_evidence'
        )
      ),
      drop constraint payment_tasks_reason_check,
      add constraint payment_tasks_reason_check
        check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed', 'admin', 'fraud'))`.execute(
    db,
  );
}

export async function giftConfirmations(db: Kysely<never>): Promise<void> {
  await sql`alter table gifts add column purchase_mailed_at timestamptz`.execute(db);
  // The givers of earlier gifts are not thanked long after.
  await sql`update gifts set purchase_mailed_at = created_at`.execute(db);
}

export async function paymentTaxes(db: Kysely<never>): Promise<void> {
  await sql`
    create table payment_taxes (
      calculation_id text primary key,
      intent_id text not null,
      lines jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}

export async function paymentAlerts(db: Kysely<never>): Promise<void> {
  await sql`
    create table payment_alerts (
      id bigint generated always as identity primary key,
      intent_id text not null,
      alert text not null,
      raised_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index payment_alerts_intent on payment_alerts (intent_id)`.execute(db);
}

/** Tells a repeated submission from one in other words, also after the evidence has been erased. */
export async function evidenceHash(db: Kysely<never>): Promise<void> {
  await sql`alter table dispute_evidence add column evidence_hash text`.execute(db);
}

export async function giftEndings(db: Kysely<never>): Promise<void> {
  await sql`
    alter table gifts add column ending_mailed text check (ending_mailed in ('refund', 'dispute', 'operator'))`.execute(
    db,
  );
  // The givers of gifts that have ended before are not told long after.
  await sql`
    update gifts set ending_mailed = case
      when dispute in ('open', 'lost') then 'dispute'
      when refunded_cents >= amount_cents then 'refund'
      else 'operator' end
    from payments where payments.id = payment_id and status = 'succeeded' and not entitles`.execute(db);
}

/** Lets admins search many payments, and count those of the last days, without reading the whole table. */
export async function paymentSearch(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments add column state text not null generated always as (
      case
        when source = 'grant' then case when is_revoked then 'revoked' else 'granted' end
        when dispute in ('open', 'lost') then 'disputed'
        when status = 'succeeded' and amount_cents > 0 and refunded_cents >= amount_cents then 'refunded'
        when status = 'succeeded' and is_revoked then 'revoked'
        when status = 'succeeded' and not entitles then 'mismatch'
        when status = 'succeeded' and uid is null then 'unclaimed'
        when status = 'succeeded' then 'paid'
        when status in ('canceled', 'failed') then status
        else 'open'
      end) stored`.execute(db);
  await sql`create index payments_state on payments (state, created_at desc, id desc)`.execute(db);
  await sql`create index payments_email_parts on payments using gin (lower(email) gin_trgm_ops)`.execute(db);
  await sql`create index payments_paid on payments (paid_at) where paid_at is not null`.execute(db);
  await sql`create index users_created on users (created_at)`.execute(db);
}

/**
 * Keeps the list price of each payment, and when its alerts were closed. All payments so far, and those that the release before still
 * inserts, were made at 6200 cents, so the default fills the column without writing the table.
 */
export async function pricesAndAlerts(db: Kysely<never>): Promise<void> {
  await sql`
    alter table payments
      add column list_price_cents integer not null default 6200,
      add column alerts_closed_at timestamptz`.execute(db);
  await sql`
    update payments set alerts_closed_at = closed.at
    from (
      select about, max(at) as at from audit_log
      where about like 'payment %'
        and action in ('refund_payment', 'revoke_access', 'restore_access', 'submit_evidence', 'dismiss_alerts')
      group by about
    ) as closed
    where payments.id = substring(closed.about from '^payment ([0-9]+)$')::bigint`.execute(db);
}
