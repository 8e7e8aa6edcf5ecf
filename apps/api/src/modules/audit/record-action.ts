import type { Db } from '#database/connection.ts';
import type { Actor } from '#kernel/caller.ts';

/** The actions of admins. Add new actions here. */
export type AdminAction =
  | 'refund_payment'
  | 'revoke_access'
  | 'restore_access'
  | 'claim_payment'
  | 'dismiss_alerts'
  | 'adopt_payment'
  | 'grant_access'
  | 'reconcile_payments'
  | 'create_code'
  | 'end_code'
  | 'change_role'
  | 'enrol_second_factor'
  | 'remove_second_factor'
  | 'use_recovery_code';

interface AdminDecision {
  actor: Actor;
  action: AdminAction;
  /** The subject of the action, such as `payment 12`. */
  about: string;
  /** The user whom the action concerns. */
  subjectUid: string | null;
  reason: string;
  /** The changed values, without secrets, names and emails: an entry can never be erased. */
  before?: object;
  after?: object;
}

/**
 * Adds an action of an admin to the audit log. Call it in the transaction of the action, so that neither exists without
 * the other.
 *
 * @returns the number of the entry; later entries have higher numbers
 */
export async function recordAction(trx: Db, decision: AdminDecision): Promise<number> {
  const { actor, before, after, ...entry } = decision;
  const { id } = await trx
    .insertInto('auditLog')
    .values({
      ...entry,
      actorUid: 'uid' in actor ? actor.uid : null,
      actorCommand: 'command' in actor ? actor.command : null,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
