import type { EmployeesBand } from '@org/api-contract/values';
import { articleOf } from '@org/reading';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type Selectable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import type { CompanyFacts, Founder } from '#integrations/company-sources/company-sources.ts';

interface Due {
  companyId: number;
  item: string;
  foundedYear: number;
}

/** The companies of a sign with a known Wikidata item that are due for reading, least recently read first. */
export const companiesDueAtWikidata = (
  db: Db,
  zodiac: ZodiacSignId,
  { readBefore, limit }: { readBefore: Date; limit: number },
): Promise<Due[]> =>
  db
    .selectFrom('companies')
    .leftJoin('wikidataFacts', 'wikidataFacts.companyId', 'companies.id')
    .where('zodiacSign', '=', zodiac)
    .where('hiddenAt', 'is', null)
    .where('wikidataId', 'is not', null)
    .where(({ or, eb }) => or([eb('readAt', 'is', null), eb('readAt', '<', readBefore)]))
    .select(['companies.id as companyId', 'wikidataId as item', 'foundedYear'])
    .orderBy('readAt', (order) => order.asc().nullsFirst())
    .orderBy('companies.id')
    .limit(limit)
    .$narrowType<{ item: string }>()
    .execute();

/**
 * Stores facts from Wikidata beside the curated facts of companies. A company without facts there is recorded as
 * read. A founder who was not alive at the founding is left out and listed for admins.
 */
export async function storeWikidataFacts(
  db: Db,
  asked: readonly Due[],
  { found, now }: { found: readonly CompanyFacts[]; now: Date },
): Promise<void> {
  const byItem = new Map(found.map((facts) => [facts.item, facts]));
  const rows = asked.map(({ companyId, item, foundedYear }) => {
    const facts = byItem.get(item);
    const founders = facts?.founders ?? [];
    return {
      companyId,
      item,
      description: facts?.description ?? null,
      founders: founders.filter((founder) => couldFound(founder, foundedYear)).map(({ name }) => name),
      impossibleFounders: founders
        .filter((founder) => !couldFound(founder, foundedYear))
        .map(({ name, bornYear, diedYear }) => `${name} (${bornYear ?? '?'}–${diedYear ?? ''})`),
      headOffice: facts?.headOffice ?? null,
      employees: facts?.employees?.number ?? null,
      employeesYear: facts?.employees?.year ?? null,
      readAt: now,
    };
  });
  await db
    .insertInto('wikidataFacts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('companyId').doUpdateSet(({ ref }) => ({
        item: ref('excluded.item'),
        description: ref('excluded.description'),
        founders: ref('excluded.founders'),
        impossibleFounders: ref('excluded.impossibleFounders'),
        headOffice: ref('excluded.headOffice'),
        employees: ref('excluded.employees'),
        employeesYear: ref('excluded.employeesYear'),
        readAt: ref('excluded.readAt'),
      })),
    )
    .execute();
}

const minFounderAge = 18;

/** Whether a person was an adult and alive in the founding year. An unknown date rules out nobody. */
const couldFound = ({ bornYear, diedYear }: Founder, foundedYear: number): boolean =>
  (bornYear === null || foundedYear - bornYear >= minFounderAge) &&
  (diedYear === null || foundedYear <= diedYear);

/**
 * Deletes the founders from Wikidata for companies whose curated facts have changed. The next refresh reads them
 * again.
 */
export async function forgetFounders(trx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await sql`
    update wikidata_facts set founders = '{}', impossible_founders = '{}', read_at = 'epoch'
    from companies where companies.id = company_id and companies.name = any(${names}::text[])`.execute(trx);
}

/**
 * The companies for which Wikidata names a founder who was not an adult or not alive in the founding year. Either the
 * year, the founder or the item is wrong. `isNamed`: the curated founders include the same name.
 */
export async function doubtfulFounders(db: Db) {
  const { rows } = await sql<{
    slug: string;
    name: string;
    foundedYear: number;
    item: string;
    founder: string;
    isNamed: boolean;
  }>`
    select slug, name, founded_year, item, founder,
      split_part(founder, ' (', 1) = any(companies.founders) as is_named
    from wikidata_facts join companies on companies.id = company_id, unnest(impossible_founders) as founder
    where hidden_at is null order by is_named desc, sort_name, founder`.execute(db);
  return rows;
}

/** The facts that Wikidata has of a company. */
export type WikidataFacts = Omit<
  Selectable<Database['wikidataFacts']>,
  'companyId' | 'impossibleFounders' | 'readAt'
>;

/** {@link WikidataFacts} of a row of `companies`, as a subquery. */
export const wikidataFacts = sql<WikidataFacts | null>`(
  select json_build_object('item', item, 'description', description, 'founders', founders, 'headOffice', head_office,
    'employees', employees, 'employeesYear', employees_year)
  from wikidata_facts where company_id = companies.id)`;

interface Curated {
  location: string | null;
  knownFor: string | null;
  founders: readonly string[];
  employeesBand: EmployeesBand | null;
  employeesYear: number | null;
}

/**
 * Adds facts of Wikidata where `curated` has none. A curated fact is never replaced.
 *
 * @returns the facts, the labels of the filled ones, and their Wikidata item
 */
export function withWikidataFacts<Facts extends Curated>(curated: Facts, known: WikidataFacts | null) {
  const filled: string[] = [];
  const facts = { ...curated, founders: [...curated.founders] };
  if (!known) return { facts, filled, item: undefined };
  if (facts.founders.length === 0 && known.founders.length > 0) {
    facts.founders = known.founders;
    filled.push('Founders');
  }
  if (facts.employeesBand === null && known.employees !== null) {
    facts.employeesBand = bandOf(known.employees);
    facts.employeesYear = known.employeesYear;
    filled.push('Employees');
  }
  if (facts.location === null && known.headOffice !== null) {
    facts.location = known.headOffice;
    filled.push('Head office');
  }
  if (facts.knownFor === null && known.description !== null) {
    // Descriptions in Wikidata begin without an article: `maker of looms`.
    facts.knownFor = `is ${articleOf(known.description)} ${known.description}`;
    filled.push('Description');
  }
  return { facts, filled, item: known.item };
}

function bandOf(employees: number): EmployeesBand {
  if (employees <= 50) return '1-50';
  if (employees <= 200) return '51-200';
  if (employees <= 1_000) return '201-1000';
  if (employees <= 10_000) return '1001-10000';
  return '10001+';
}
