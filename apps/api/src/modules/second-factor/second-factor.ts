import { ApiError } from '#kernel/api-error.ts';
import { type Caller, type SessionCookie, maxSignInAgeMs } from '#kernel/caller.ts';
import { hashOfRandomCode, newRandomCode } from '#kernel/random-code.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';
import type { Seal } from '#modules/people/seal.ts';
import { storeSecondFactor, forgetSecondFactorOf } from '#modules/users/second-factor-of-session.ts';
import {
  confirmFactor,
  deleteFactor,
  factorOf,
  insertFactor,
  insertRecoveryCodes,
  lockedFactorOf,
  recoveryCodesLeft,
  storeStep,
  takeRecoveryCode,
} from './queries.ts';
import { closeSecret, openSecret } from './sealed-secret.ts';
import { Secret, TOTP } from 'otpauth';
import { randomUUID } from 'node:crypto';

/** Limit on guessing. A correct code resets the count. */
const attempts = { name: 'second-factor-codes', max: 5, windowSeconds: 900 };
const recoveryCodeCount = 10;
/** A code from the authenticator has six digits. */
const digits = /^\d{6}$/;

interface Admin {
  caller: Caller;
  session: SessionCookie;
}

/** The second factor of the caller, and whether a code was entered in this session. */
export async function readFactor({ db, config }: Services, caller: Caller) {
  refuseOthers(caller);
  const factor = await factorOf(db, caller.uid);
  return {
    isOn: factor !== undefined && factor.confirmedAt !== null,
    isRequired: config.adminSecondFactor === 'required',
    isVerified: caller.secondFactor === 'verified',
    recoveryCodes: await recoveryCodesLeft(db, caller.uid),
  };
}

/**
 * Begins to set up a second factor. The secret is shown once, and becomes active when a code is entered.
 *
 * @throws ApiError `admin_only`, `recent_login_required`, or `conflict` when a factor is on
 */
export async function beginFactor(services: Services, seal: Seal, caller: Caller) {
  refuseOthers(caller);
  if (services.clock().getTime() - caller.signedInAt.getTime() > maxSignInAgeMs) {
    throw new ApiError('recent_login_required');
  }
  const { uid, email } = caller;
  const secret = newSecret();
  await services.db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    if ((await factorOf(trx, uid))?.confirmedAt) throw new ApiError('conflict');
    await insertFactor(trx, uid, closeSecret(seal, uid, secret));
  });
  return { secret, uri: uriOf(secret, email) };
}

/**
 * Turns on the second factor when a code proves that the authenticator has the secret.
 *
 * @returns the recovery codes, which are shown once
 * @throws ApiError `admin_only`, `wrong_factor_code`, `rate_limited`, or `conflict` when none was begun or one is on
 */
export async function confirmSecondFactor(
  services: Services,
  seal: Seal,
  { caller, session, code }: Admin & { code: string },
) {
  refuseOthers(caller);
  const { uid } = caller;
  await services.limits.use(attempts, uid);
  const codes = Array.from({ length: recoveryCodeCount }, newRandomCode);
  await transact(services, async (trx, onCommit) => {
    const factor = await lockedFactorOf(trx, uid);
    if (!factor || factor.confirmedAt) throw new ApiError('conflict');
    const step = stepOfCode(openSecret(seal, factor), code.replaceAll(/\s/g, ''), services.clock());
    if (step === undefined) throw new ApiError('wrong_factor_code');
    await storeStep(trx, uid, step);
    await confirmFactor(trx, uid);
    await insertRecoveryCodes(trx, uid, codes.map(hashOfRandomCode));
    await storeSecondFactor(trx, session.hash());
    await record(trx, uid, 'enrol_second_factor', 'Set up on the page of the account');
    await queueMail(services, trx, onCommit, factorMail('on', uid, services));
  });
  await services.limits.reset(attempts, uid);
  return { recoveryCodes: codes };
}

/**
 * Enters a code from the authenticator, or a recovery code, for this session. Each code is accepted once.
 *
 * @throws ApiError `admin_only`, `wrong_factor_code`, `rate_limited`, or `conflict` when no factor is on
 */
export async function enterCode(
  services: Services,
  seal: Seal,
  { caller, session, code }: Admin & { code: string },
) {
  refuseOthers(caller);
  const { uid } = caller;
  await services.limits.use(attempts, uid);
  await transact(services, async (trx, onCommit) => {
    const factor = await lockedFactorOf(trx, uid);
    if (!factor?.confirmedAt) throw new ApiError('conflict');
    const given = code.replaceAll(/\s/g, '');
    if (digits.test(given)) {
      const step = stepOfCode(openSecret(seal, factor), given, services.clock());
      if (step === undefined || step <= factor.lastStep) throw new ApiError('wrong_factor_code');
      await storeStep(trx, uid, step);
    } else {
      if (!(await takeRecoveryCode(trx, uid, hashOfRandomCode(given))))
        throw new ApiError('wrong_factor_code');
      await record(trx, uid, 'use_recovery_code', 'Entered in place of a code');
      await queueMail(services, trx, onCommit, factorMail('recovery', uid, services));
    }
    await storeSecondFactor(trx, session.hash());
  });
  await services.limits.reset(attempts, uid);
  return { recoveryCodes: await recoveryCodesLeft(services.db, uid) };
}

/**
 * Turns off the caller's second factor.
 *
 * @throws ApiError `admin_only`, or `second_factor_required` when no code was entered in this session
 */
export async function removeFactor(services: Services, caller: Caller) {
  refuseOthers(caller);
  const { uid } = caller;
  if (caller.secondFactor === 'wanted') throw new ApiError('second_factor_required');
  await transact(services, async (trx, onCommit) => {
    if (!(await deleteFactor(trx, uid))) return;
    await forgetSecondFactorOf(trx, uid);
    await record(trx, uid, 'remove_second_factor', 'Turned off on the page of the account');
    await queueMail(services, trx, onCommit, factorMail('off', uid, services));
  });
  return { isOn: false } as const;
}

/**
 * Removes the second factor of an admin who has lost it. Only the command line calls it.
 *
 * @returns whether there was a factor
 */
export function resetFactor(services: Services, uid: string, command: string): Promise<boolean> {
  return transact(services, async (trx, onCommit) => {
    if (!(await deleteFactor(trx, uid))) return false;
    await forgetSecondFactorOf(trx, uid);
    await recordAction(trx, {
      actor: { command },
      action: 'remove_second_factor',
      about: `account ${uid}`,
      subjectUid: uid,
      reason: 'Command reset-second-factor',
    });
    await queueMail(services, trx, onCommit, factorMail('off', uid, services));
    return true;
  });
}

type OwnAction = 'enrol_second_factor' | 'remove_second_factor' | 'use_recovery_code';

const record = (trx: Parameters<typeof recordAction>[0], uid: string, action: OwnAction, reason: string) =>
  recordAction(trx, { actor: { uid }, action, about: `account ${uid}`, subjectUid: uid, reason });

function refuseOthers({ role }: Caller): void {
  if (role !== 'admin') throw new ApiError('admin_only');
}

/** The parameters that every authenticator supports (RFC 6238). Some authenticators ignore other values. */
const parameters = { issuer: 'Zodiac Atlas', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Length of the secret: 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Codes of the previous and next step are accepted, because clocks differ and typing takes time. */
const maxStepsApart = 1;

const newSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ ...parameters, label, secret: Secret.fromBase32(secret) });

/** The address that an authenticator reads from a QR code. */
const uriOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Finds the time step of a code.
 *
 * @returns `undefined` if the code is not valid at the time
 */
function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = at.getTime();
  const delta = totp.validate({ token: code, timestamp, window: maxStepsApart });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The events of a second factor that an admin is told of. */
type Change = 'on' | 'off' | 'recovery';

const told = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'The admin pages now ask for a code from your authenticator app after each sign-in.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'The admin pages no longer ask for a code from your authenticator app.',
  },
  recovery: {
    subject: 'A recovery code was used',
    text: 'Somebody signed in with a recovery code instead of a code from your authenticator app. This recovery code no longer works.',
  },
} as const satisfies Record<Change, { subject: string; text: string }>;

/** Tells an admin of a change of the second factor. */
function factorMail(change: Change, uid: string, { config }: Pick<Services, 'config'>): Mail {
  const { subject, text } = told[change];
  return {
    // A random key, so that each repeated change is mailed.
    key: `second-factor:${uid}:${randomUUID()}`,
    kind: 'second-factor',
    to: { uid },
    content: {
      subject,
      preview: 'If this was you, you need not do anything.',
      heading: subject,
      blocks: [
        { paragraph: text },
        {
          paragraph:
            'If this was not you, change your password. This logs out all other devices. Then tell the operator.',
        },
        { button: { label: 'Your account', href: `${config.publicOrigin}/account` } },
      ],
      reason: 'You get this email to keep your account safe.',
    },
  };
}
