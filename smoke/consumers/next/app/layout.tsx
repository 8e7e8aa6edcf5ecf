import '@org/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Zodiac' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light">
      <body>{children}</body>
    </html>
  );
}
