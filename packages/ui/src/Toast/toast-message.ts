export interface ToastMessage {
  /** The event in a few words. */
  title: string;
  /** One more sentence. */
  description?: string;
  /** `destructive` for a failure, which stays until it is dismissed. */
  tone?: 'default' | 'destructive';
}
