import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Written in the transaction that changes the access. A job tells the user, because the receipt is read from Stripe.
  await sql`
    create table access_changes (
      id bigint generated always as identity primary key,
      uid text not null references users (uid) on delete cascade,
      has_access boolean not null,
      changed_at timestamptz not null default now(),
      told_at timestamptz
    )`.execute(db);
  await sql`create index access_changes_untold on access_changes (id) where told_at is null`.execute(db);
  await sql`create index access_changes_uid on access_changes (uid)`.execute(db);

  // Not a reference to users: an account signs in before it is registered. A browser and a system, never an IP address.
  await sql`
    create table known_devices (
      uid text not null,
      device text not null,
      first_seen_at timestamptz not null default now(),
      primary key (uid, device)
    )`.execute(db);
  await sql`
    insert into known_devices (uid, device, first_seen_at)
    select uid, device, min(signed_in_at) from sessions group by uid, device`.execute(db);
}
