import { ToastProvider } from '@org/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#api/query-client.ts';
import { forgetBirth } from '#birth/stored-birth.ts';
import { SessionProvider } from '#session/SessionProvider.tsx';

/** The providers around every page. */
export function App({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <SessionProvider onSignOut={forgetBirth}>{children}</SessionProvider>
      </ToastProvider>
    </QueryClientProvider>
  );
}
