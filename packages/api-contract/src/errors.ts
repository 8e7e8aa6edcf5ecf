import { firstCalendarYear, lastCalendarYear } from '@org/zodiac-core';
import { maxKept, maxPeople } from './limits.ts';
import { priceDollars, priceText } from './price.ts';

/**
 * Every way a call can fail: the HTTP status, a short title, and the sentence for the user. The server may replace
 * the sentence with a more specific one.
 */
export const errorCatalogue = {
  invalid_input: [400, 'Invalid input', 'Some fields are not valid. Please check them and try again.'],
  invalid_birth_date: [
    400,
    'Invalid birth date',
    `Please enter a birth date that exists, from January 1, ${firstCalendarYear} to December 31, ${lastCalendarYear}.`,
  ],
  invalid_json: [400, 'Invalid JSON', 'The request body is not valid JSON.'],
  invalid_url: [400, 'Invalid address', 'The address is not valid.'],
  invalid_amount: [400, 'Invalid amount', `The amount must be ${priceDollars}.`],
  price_changed: [409, 'Price changed', `The price has changed. It is ${priceText} now.`],
  invalid_signature: [400, 'Invalid signature', 'The signature of this event could not be verified.'],
  unauthenticated: [401, 'Not signed in', 'Please sign in to continue.'],
  recent_login_required: [401, 'Recent sign-in required', 'Please sign in again to continue.'],
  payment_required: [402, 'Payment required', 'You need lifetime access for this content.'],
  forbidden: [403, 'Forbidden', 'You do not have access to this.'],
  admin_only: [403, 'Admins only', 'Only an admin can do this.'],
  second_factor_required: [
    403,
    'Second step required',
    'Please enter a code from your authenticator app to continue.',
  ],
  cross_site: [403, 'Cross-site request refused', 'This request did not come from our own pages.'],
  not_found: [404, 'Not found', 'There is nothing at this address.'],
  request_timeout: [408, 'Request timeout', 'The request took too long to arrive. Please try again.'],
  already_paid: [409, 'Already paid', 'You already have lifetime access.'],
  payment_processing: [
    409,
    'Payment in process',
    'Your payment is being processed. Please do not make another payment.',
  ],
  unknown_code: [400, 'Unknown code', 'We do not know this code. Please check how you typed it.'],
  expired_code: [409, 'Code ended', 'This code is no longer valid.'],
  used_up_code: [409, 'Used up', 'This code was already used the maximum number of times.'],
  gift_redeemed: [409, 'Redeemed', 'This gift was already redeemed.'],
  gift_revoked: [
    409,
    'No longer valid',
    'This gift is no longer valid, because its payment was refunded or is disputed.',
  ],
  gift_not_needed: [
    409,
    'Access exists',
    'You already have lifetime access. The gift was not used, so you can pass the code on.',
  ],
  gift_mailed_enough: [
    409,
    'Too many emails',
    'We already sent the email of this gift five times. Please pass the code on yourself.',
  ],
  code_taken: [409, 'Code exists', 'A code with this name already exists.'],
  wrong_factor_code: [
    400,
    'Wrong code',
    'This code is not valid, or it was already used. Please enter the code that your app shows now.',
  ],
  wrong_confirmation: [
    400,
    'Not confirmed',
    'This is not the email of your account. Please type it exactly.',
  ],
  email_taken: [409, 'Email in use', 'This email belongs to another account.'],
  scrape_running: [409, 'Already running', 'This sign is already being refreshed. Please wait a moment.'],
  scrape_cancelled: [409, 'Canceled', 'The refresh was canceled. The results so far are stored.'],
  keyword_taken: [409, 'Keyword exists', 'This keyword is already in the list.'],
  no_active_keyword: [
    409,
    'No active keyword',
    'Every active keyword already has an article or was refused. Please add another keyword first.',
  ],
  stale_edit: [
    409,
    'Changed by someone else',
    'Someone else changed this article after you opened it. Nothing was saved. Your text is still here.',
  ],
  too_many_people: [
    409,
    'Too many people',
    `You have saved ${maxPeople} people, which is the maximum. Please delete somebody first.`,
  ],
  too_many_kept: [
    409,
    'Too many items',
    `You have saved ${maxKept} items, which is the maximum. Please remove one first.`,
  ],
  already_published: [
    409,
    'Already published',
    'This article is published. Unpublish it before you schedule it.',
  ],
  conflict: [409, 'Not possible', 'This is not possible in the current state. Please reload the page.'],
  busy: [409, 'Busy', 'This is already running. Please wait until it is done.'],
  account_deleted: [
    410,
    'Account deleted',
    'This account was deleted. You can sign up again with the same email in a minute.',
  ],
  gone: [410, 'Gone', 'This address was revoked by its owner.'],
  too_large: [413, 'Too large', 'The request is too large.'],
  unsupported_media_type: [415, 'Unsupported media type', 'Please send JSON.'],
  rate_limited: [429, 'Too many requests', 'Too many requests. Please wait a moment and try again.'],
  headers_too_large: [431, 'Headers too large', 'The request headers are too large.'],
  internal: [500, 'Internal error', 'Something went wrong on our side. Please try again.'],
  source_failed: [502, 'Source failed', 'A source that we need did not answer. Please try again.'],
  unavailable: [503, 'Unavailable', 'The service is unavailable for a moment. Please try again shortly.'],
} as const satisfies Record<string, readonly [status: number, title: string, sentence: string]>;

export type ErrorCode = keyof typeof errorCatalogue;
