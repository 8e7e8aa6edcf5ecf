/** The tables of payments: codes, the ledger and its projection, tasks, events and gifts. */
export const paymentsTables = `
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
);

create table code_failures (
  id bigint generated always as identity primary key,
  uid text not null,
  ip_hash text not null,
  failed_at timestamptz not null default now()
);
create index code_failures_address on code_failures (ip_hash, failed_at);
create index code_failures_uid on code_failures (uid, failed_at);

create table payments (
  id bigint generated always as identity primary key,
  uid text,
  source text not null check (source in ('intent', 'link', 'code', 'grant')),
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
  opened_by text,
  paid_at timestamptz,
  promotion_code_id bigint references promotion_codes,
  reserved_until timestamptz,
  is_repriced boolean not null default false,
  is_revoked boolean not null default false,
  purpose text not null default 'access' check (purpose in ('access', 'gift')),
  redeemed_by text,
  redeemed_at timestamptz,
  state text not null generated always as (case
    when source = 'grant' then case when is_revoked then 'revoked' else 'granted' end
    when dispute in ('open', 'lost') then 'disputed'
    when status = 'succeeded' and amount_cents > 0 and refunded_cents >= amount_cents then 'refunded'
    when status = 'succeeded' and is_revoked then 'revoked'
    when status = 'succeeded' and not entitles then 'mismatch'
    when status = 'succeeded' and uid is null then 'unclaimed'
    when status = 'succeeded' then 'paid'
    when status in ('canceled', 'failed') then status
    else 'open'
  end) stored,
  list_price_cents integer not null default 6200,
  alerts_closed_at timestamptz,
  check (source <> 'intent' or (uid is not null and idempotency_key is not null))
);
create index payments_created on payments (created_at desc, id desc);
create index payments_email_parts on payments using gin (lower(email) gin_trgm_ops);
create unique index payments_one_open_attempt on payments (uid, purpose)
  where source = 'intent' and status not in ('canceled', 'succeeded');
create index payments_open on payments (checked_at)
  where intent_id is not null and status not in ('canceled', 'succeeded');
create index payments_paid on payments (paid_at) where paid_at is not null;
create index payments_promotion_code on payments (promotion_code_id)
  where promotion_code_id is not null and status <> 'canceled';
create index payments_redeemed_by on payments (redeemed_by) where redeemed_by is not null;
create index payments_state on payments (state, created_at desc, id desc);
create index payments_uid on payments (uid, id desc);
create index payments_unclaimed_email on payments (email) where uid is null;
create index payments_unclaimed_reference on payments (client_reference) where uid is null;

create table stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  applied boolean not null,
  alert text
);
create index stripe_events_alert on stripe_events (received_at desc) where alert is not null;

create table payment_facts (
  id bigint generated always as identity primary key,
  intent_id text not null,
  event_id text unique references stripe_events,
  fact jsonb not null,
  recorded_at timestamptz not null default now()
);
create index payment_facts_intent on payment_facts (intent_id);

create table payment_alerts (
  id bigint generated always as identity primary key,
  intent_id text not null,
  alert text not null,
  raised_at timestamptz not null default now()
);
create index payment_alerts_intent on payment_alerts (intent_id);

create table payment_taxes (
  calculation_id text primary key,
  intent_id text not null,
  lines jsonb not null,
  created_at timestamptz not null default now()
);

create table payment_tasks (
  id bigint generated always as identity primary key,
  kind text not null
    check (kind in (
      'cancel_intent', 'expire_sessions', 'refund_duplicate', 'refund_deleted', 'refund_requested', 'refund_warned'
    )),
  subject text not null,
  uid text not null,
  reason text not null check (reason in ('paid', 'declined', 'replaced', 'deleted', 'lapsed', 'admin', 'fraud')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  done_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, subject)
);
create index payment_tasks_due on payment_tasks (due_at) where done_at is null;

create table payment_links_given (
  uid text primary key,
  given_at timestamptz not null default now()
);

create table card_declines (
  id text primary key,
  intent_id text not null,
  uid text not null,
  card text,
  ip_hash text,
  declined_at timestamptz not null
);
create index card_declines_address on card_declines (ip_hash, declined_at);
create index card_declines_card on card_declines (card, declined_at);
create index card_declines_uid on card_declines (uid, declined_at);

create table payment_sweeps (
  id boolean default true primary key check (id),
  events_read_until timestamptz not null
);

create table stripe_checks (
  uid text primary key,
  checked_at timestamptz not null default now()
);

create table gifts (
  id uuid primary key,
  payment_id bigint not null unique references payments,
  giver_uid text not null,
  code_hash text not null unique,
  key_id text,
  sealed bytea,
  send_at timestamptz not null,
  sent_at timestamptz,
  mails integer not null default 0,
  revocation_mailed_at timestamptz,
  created_at timestamptz not null default now(),
  purchase_mailed_at timestamptz,
  ending_mailed text check (ending_mailed in ('refund', 'dispute', 'operator')),
  check (num_nulls(key_id, sealed) in (0, 2))
);
create index gifts_due on gifts (send_at) where sent_at is null and sealed is not null;
create index gifts_giver on gifts (giver_uid, created_at desc);
create index gifts_key on gifts (key_id) where key_id is not null;

-- The ledger is only added to, with one exception: the e-mail of a payer can be erased from a fact.
create function refuse_change_of_fact() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) = jsonb_set(to_jsonb(old), '{fact}', old.fact - 'email') then
    return new;
  end if;
  raise exception '% is only added to', tg_table_name;
end $$;
create trigger payment_facts_only_grow before update or delete on payment_facts
  for each row execute function refuse_change_of_fact();`;
