interface Weather {
  drop?: boolean;
  delayMs?: number;
  copies?: number;
  hold?: boolean;
}

interface Fault {
  path: string;
  kind: 'error' | 'hang';
  delayMs?: number;
  times?: number;
}

export interface StripeControl {
  /** What lies between Stripe and us from now on; nothing by default. */
  weather(weather?: Weather): Promise<void>;
  /** Sends what was held back, last first. */
  release(): Promise<void>;
  faults(faults: Fault[]): Promise<void>;
  redeliver(eventId: string): Promise<void>;
  openDispute(paymentIntent: string): Promise<{ id: string }>;
  closeDispute(dispute: string, status: 'won' | 'lost'): Promise<void>;
}

/** Orders what happens at the Stripe emulator. */
export function stripeControl(url: string): StripeControl {
  const order = async (path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`${url}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    weather: async (weather = {}) => void (await order('weather', weather)),
    release: async () => void (await order('release')),
    faults: async (faults) =>
      void (await order('faults', { faults: faults.map((fault) => ({ delayMs: 0, times: 1, ...fault })) })),
    redeliver: async (eventId) => void (await order('redeliver', { eventId })),
    openDispute: async (paymentIntent) => (await order('open-dispute', { paymentIntent })) as { id: string },
    closeDispute: async (dispute, status) => void (await order('close-dispute', { dispute, status })),
  };
}
