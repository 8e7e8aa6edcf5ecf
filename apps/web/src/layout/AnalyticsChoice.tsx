import { Switch } from '@org/ui';
import { useState } from 'react';
import { chooseAnalytics, isAnalyticsOn } from './analytics.ts';
import { useClientConfig } from './useClientConfig.ts';

/** The visitor’s choice on Google Analytics, where the product is configured to use it. */
export function AnalyticsChoice() {
  const id = useClientConfig()?.analyticsMeasurementId;
  const [isOn, setIsOn] = useState(isAnalyticsOn);
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
