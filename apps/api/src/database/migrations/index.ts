import type { Kysely } from 'kysely';
import * as users from './001-users.ts';
import * as payments from './002-payments.ts';
import * as companies from './003-companies.ts';
import * as pageViews from './004-page-views.ts';
import * as carBrandsAndUsStates from './005-car-brands-and-us-states.ts';
import * as jobsAndScrapes from './006-jobs-and-scrapes.ts';
import * as articles from './007-articles.ts';
import * as releasedEmails from './008-released-emails.ts';
import * as paymentTasks from './009-payment-tasks.ts';
import * as articlePages from './010-article-pages.ts';
import * as paymentsWithoutIpIndex from './011-payments-without-ip-index.ts';
import * as people from './012-people.ts';
import * as almanacs from './013-almanacs.ts';
import * as catalogDetails from './014-catalog-details.ts';
import * as openings from './015-openings.ts';
import * as mailsAndKept from './016-mails-and-kept.ts';
import * as catalogChanges from './017-catalog-changes.ts';
import * as accounts from './018-accounts.ts';
import * as promotionCodes from './023-promotion-codes.ts';
import * as deletedArticles from './024-deleted-articles.ts';
import * as auditLog from './025-audit-log.ts';
import * as articleUpkeep from './026-article-upkeep.ts';
import * as articleSubjects from './060-article-subjects.ts';
import * as impossibleFounders from './062-impossible-founders.ts';
import * as sessionTimeZones from './064-session-time-zones.ts';
import * as companyPages from './065-company-pages.ts';
import * as unreadColumns from './066-unread-columns.ts';
import * as accessChangesAndDevices from './027-access-changes-and-devices.ts';
import * as gifts from './028-gifts.ts';
import * as contentChanges from './031-content-changes.ts';
import * as visitsAndLinkRuns from './032-visits-and-link-runs.ts';
import * as articleImages from './033-article-images.ts';
import * as publishedArticles from './034-published-articles.ts';
import * as disputeEvidence from './035-dispute-evidence.ts';
import * as rateLimits from './036-rate-limits.ts';
import * as secondFactors from './037-second-factors.ts';
import * as unusedIndexes from './038-unused-indexes.ts';
import * as backups from './039-backups.ts';
import * as listedArticles from './041-listed-articles.ts';
import * as giftConfirmations from './043-gift-confirmations.ts';
import * as paymentTaxes from './044-payment-taxes.ts';
import * as paymentAlerts from './045-payment-alerts.ts';
import * as evidenceHash from './046-evidence-hash.ts';
import * as giftEndings from './047-gift-endings.ts';
import * as paymentSearch from './048-payment-search.ts';
import * as pageViewsByMonth from './049-page-views-by-month.ts';
import * as correctionIndexes from './050-correction-indexes.ts';
import * as pricesAndAlerts from './051-prices-and-alerts.ts';
import * as foundersReadAgain from './052-founders-read-again.ts';
import * as searches from './053-searches.ts';

/** A released migration is never edited. It uses plain SQL, because the table types describe the latest schema. */
export interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/** All migrations, in the order in which they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-users': users,
  '002-payments': payments,
  '003-companies': companies,
  '004-page-views': pageViews,
  '005-car-brands-and-us-states': carBrandsAndUsStates,
  '006-jobs-and-scrapes': jobsAndScrapes,
  '007-articles': articles,
  '008-released-emails': releasedEmails,
  '009-payment-tasks': paymentTasks,
  '010-article-pages': articlePages,
  '011-payments-without-ip-index': paymentsWithoutIpIndex,
  '012-people': people,
  '013-almanacs': almanacs,
  '014-catalog-details': catalogDetails,
  '015-openings': openings,
  '016-mails-and-kept': mailsAndKept,
  '017-catalog-changes': catalogChanges,
  '018-accounts': accounts,
  '023-promotion-codes': promotionCodes,
  '024-deleted-articles': deletedArticles,
  '025-audit-log': auditLog,
  '026-article-upkeep': articleUpkeep,
  '027-access-changes-and-devices': accessChangesAndDevices,
  '028-gifts': gifts,
  '031-content-changes': contentChanges,
  '032-visits-and-link-runs': visitsAndLinkRuns,
  '033-article-images': articleImages,
  '034-published-articles': publishedArticles,
  '035-dispute-evidence': disputeEvidence,
  '036-rate-limits': rateLimits,
  '037-second-factors': secondFactors,
  '038-unused-indexes': unusedIndexes,
  '039-backups': backups,
  '041-listed-articles': listedArticles,
  '043-gift-confirmations': giftConfirmations,
  '044-payment-taxes': paymentTaxes,
  '045-payment-alerts': paymentAlerts,
  '046-evidence-hash': evidenceHash,
  '047-gift-endings': giftEndings,
  '048-payment-search': paymentSearch,
  '049-page-views-by-month': pageViewsByMonth,
  '050-correction-indexes': correctionIndexes,
  '051-prices-and-alerts': pricesAndAlerts,
  '052-founders-read-again': foundersReadAgain,
  '053-searches': searches,
  '060-article-subjects': articleSubjects,
  '062-impossible-founders': impossibleFounders,
  '064-session-time-zones': sessionTimeZones,
  '065-company-pages': companyPages,
  '066-unread-columns': unreadColumns,
};
