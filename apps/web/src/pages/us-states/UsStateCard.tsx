import type { UsState } from '@org/api-contract';
import { Badge, DataCard, LogoOrLetter, ZodiacBadge } from '@org/ui';

export function UsStateCard({ state }: { state: UsState }) {
  const { name, zodiacSign, category, region, statehoodYear, capital, nickname, description } = state;
  return (
    <DataCard
      title={name}
      logo={<LogoOrLetter name={name} src={null} />}
      badges={
        <>
          <ZodiacBadge sign={zodiacSign} />
          <Badge>{category}</Badge>
        </>
      }
      facts={[
        ['Region', region],
        ['Founded', statehoodYear],
        ['Capital', capital],
        ['Nickname', nickname],
      ]}
      description={description}
    />
  );
}
