export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
}
