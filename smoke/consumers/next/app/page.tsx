import { endpoints } from '@org/api-contract';
import { maxPage } from '@org/api-contract/values';
import { Button, Card, Tabs } from '@org/ui';
import { getZodiacSignByDate } from '@org/zodiac-core';

export default function Page() {
  const tabs = [
    { value: 'access', label: 'Access', content: endpoints['GET /api/companies'].access },
    { value: 'pages', label: 'Pages', content: `Up to ${maxPage}` },
  ];
  return (
    <main>
      <Card>
        <h1>Born a {getZodiacSignByDate('1990-01-20')?.sign.name}</h1>
      </Card>
      <Tabs label="Companies" tabs={tabs} />
      <Button asChild>
        <a href="/next">Next</a>
      </Button>
    </main>
  );
}
