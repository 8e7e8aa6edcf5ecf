import type { AuditTables, MailTables, OperationTables } from './schema/operation.ts';
import type { BlogTables } from './schema/blog.ts';
import type { CatalogTables } from './schema/catalog.ts';
import type { KeptTables, PeopleTables } from './schema/people.ts';
import type { OpeningTables } from './schema/openings.ts';
import type { PaymentTables } from './schema/payments.ts';
import type { RefreshTables } from './schema/refresh.ts';
import type { UserTables } from './schema/users.ts';

/** All tables. Each is described in the file of the module that owns it. */
export interface Database
  extends
    UserTables,
    AuditTables,
    PeopleTables,
    KeptTables,
    MailTables,
    PaymentTables,
    CatalogTables,
    OpeningTables,
    RefreshTables,
    BlogTables,
    OperationTables {}
