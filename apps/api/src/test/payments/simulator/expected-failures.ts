/** Ignores Stripe's refusals because of the payment's state. Other failures are faults. */
export async function refusable(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    const said = String(error);
    if (
      !/answered 4\d\d|"type":"invalid_request_error"|StripeInvalidRequestError|refunded|disputed/.test(said)
    )
      throw error;
  }
}

/** Ignores work that is tried again later, such as a refund of a payment whose dispute the ledger does not know yet. */
export async function retriable(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
  }
}
