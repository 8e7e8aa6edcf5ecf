export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** A sentence more. */
  description?: string;
  /** `destructive` for a failure, which stays until it is put away. */
  tone?: 'default' | 'destructive';
}
