import type { ComponentProps } from 'react';

/** The footer of every page. */
export function SiteFooter({ className = '', ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={`za-SiteFooter ${className}`} />;
}
