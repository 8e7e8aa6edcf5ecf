import type { Kysely } from 'kysely';
import * as catalog from './catalog.ts';
import * as articles from './articles.ts';
import * as payments from './payments.ts';
import * as accounts from './accounts.ts';
import * as catalogDetails from './014-catalog-details.ts';
import * as openings from './015-openings.ts';
import * as backups from './039-backups.ts';
import * as searches from './053-searches.ts';

/** A released migration is never edited. It uses plain SQL, because the table types describe the latest schema. */
export interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/**
 * All migrations, in the order in which they run. A file holds the migrations of an area in this order; a large one has
 * a file of its own.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-users': { up: accounts.users },
  '002-payments': { up: payments.payments },
  '003-companies': { up: catalog.companies },
  '004-page-views': { up: articles.pageViews },
  '005-car-brands-and-us-states': { up: catalog.carBrandsAndUsStates },
  '006-jobs-and-scrapes': { up: catalog.jobsAndScrapes },
  '007-articles': { up: articles.articles },
  '008-released-emails': { up: accounts.releasedEmails },
  '009-payment-tasks': { up: payments.paymentTasks },
  '010-article-pages': { up: articles.articlePages },
  '011-payments-without-ip-index': { up: payments.paymentsWithoutIpIndex },
  '012-people': { up: accounts.people },
  '013-almanacs': { up: accounts.almanacs },
  '014-catalog-details': catalogDetails,
  '015-openings': openings,
  '016-mails-and-kept': { up: accounts.mailsAndKept },
  '017-catalog-changes': { up: catalog.catalogChanges },
  '018-accounts': { up: accounts.accounts },
  '023-promotion-codes': { up: payments.promotionCodes },
  '024-deleted-articles': { up: articles.deletedArticles },
  '025-audit-log': { up: accounts.auditLog },
  '026-article-upkeep': { up: articles.articleUpkeep },
  '027-access-changes-and-devices': { up: accounts.accessChangesAndDevices },
  '028-gifts': { up: payments.gifts },
  '031-content-changes': { up: catalog.contentChanges },
  '032-visits-and-link-runs': { up: articles.visitsAndLinkRuns },
  '033-article-images': { up: articles.articleImages },
  '034-published-articles': { up: articles.publishedArticles },
  '035-dispute-evidence': { up: payments.disputeEvidence },
  '036-rate-limits': { up: accounts.rateLimits },
  '037-second-factors': { up: accounts.secondFactors },
  '038-unused-indexes': { up: catalog.unusedIndexes },
  '039-backups': backups,
  '041-listed-articles': { up: articles.listedArticles },
  '043-gift-confirmations': { up: payments.giftConfirmations },
  '044-payment-taxes': { up: payments.paymentTaxes },
  '045-payment-alerts': { up: payments.paymentAlerts },
  '046-evidence-hash': { up: payments.evidenceHash },
  '047-gift-endings': { up: payments.giftEndings },
  '048-payment-search': { up: payments.paymentSearch },
  '049-page-views-by-month': { up: articles.pageViewsByMonth },
  '050-correction-indexes': { up: catalog.correctionIndexes },
  '051-prices-and-alerts': { up: payments.pricesAndAlerts },
  '052-founders-read-again': { up: catalog.foundersReadAgain },
  '053-searches': searches,
  '060-article-subjects': { up: articles.articleSubjects },
  '062-impossible-founders': { up: catalog.impossibleFounders },
  '064-session-time-zones': { up: accounts.sessionTimeZones },
  '065-company-pages': { up: catalog.companyPages },
};
