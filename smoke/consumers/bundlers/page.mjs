// The page that each bundler builds: once for the server, which renders it, and once for the browser, which makes it live.
import { createElement } from 'react';
import { endpoints } from '@org/api-contract';
import { maxPage } from '@org/api-contract/values';
import { Button, Card, Tabs } from '@org/ui';
import { getZodiacSignByDate } from '@org/zodiac-core';

export function Page() {
  const tabs = [
    { value: 'access', label: 'Access', content: endpoints['GET /api/companies'].access },
    { value: 'pages', label: 'Pages', content: `Up to ${maxPage}` },
  ];
  const sign = getZodiacSignByDate('1990-01-20')?.sign.name;
  return createElement(
    'main',
    undefined,
    createElement(Card, undefined, createElement('h1', undefined, `Born a ${sign}`)),
    createElement(Tabs, { label: 'Companies', tabs }),
    createElement(Button, { asChild: true }, createElement('a', { href: '/next' }, 'Next')),
  );
}
