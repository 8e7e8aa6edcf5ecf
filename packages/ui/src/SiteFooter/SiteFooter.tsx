import type { ComponentProps } from 'react';

export type SiteFooterProps = ComponentProps<'footer'>;

/** The footer of every page. */
export function SiteFooter({ className = '', ...rest }: SiteFooterProps) {
  return <footer {...rest} className={`za-SiteFooter ${className}`} />;
}
