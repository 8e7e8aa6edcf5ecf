import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table car_brands (
      id bigint generated always as identity primary key,
      name text not null,
      founded_year integer not null,
      founded_month integer check (founded_month between 1 and 12),
      country text,
      category text not null,
      description text not null,
      website text,
      logo_url text,
      zodiac_sign text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index car_brands_name on car_brands (lower(name))`.execute(db);
  await sql`
    create table us_states (
      id bigint generated always as identity primary key,
      name text not null,
      statehood_year integer not null,
      statehood_month integer not null check (statehood_month between 1 and 12),
      capital text not null,
      region text not null,
      category text not null,
      description text not null,
      population integer not null,
      area integer not null,
      nickname text,
      zodiac_sign text not null,
      is_active boolean not null default true,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index us_states_name on us_states (lower(name))`.execute(db);
}
