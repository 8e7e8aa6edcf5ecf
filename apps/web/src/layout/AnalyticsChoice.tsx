import { Switch } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get } from '#api/client.ts';
import { chooseAnalytics, isAnalyticsOn } from './analytics.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** The visitor’s choice on Google Analytics, where the product is configured to use it. */
export function AnalyticsChoice() {
  const { data } = useQuery(get('GET /api/client-config', {}));
  const isHydrated = useIsHydrated();
  const [isOn, setIsOn] = useState(isAnalyticsOn);
  const id = isHydrated ? data?.analyticsMeasurementId : null;
  if (!id) return null;
  return (
    <Switch
      label="Google Analytics"
      hint="Off unless you turn it on. Google then sets cookies and learns which pages you see."
      checked={isOn}
      onCheckedChange={(next) => {
        chooseAnalytics(next, id);
        setIsOn(next);
      }}
    />
  );
}
