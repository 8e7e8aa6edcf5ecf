import { Grid, Stack, ZodiacWheel } from '@org/ui';
import type { ReactNode } from 'react';
import './BesideWheel.css';

/** A heading, a form such as the one for a birth date, and content below the form, beside the wheel of the signs. */
export const BesideWheel = ({ children }: { children: ReactNode }) => (
  <Grid columns="aside" gap={6} align="start">
    <Stack gap={2}>{children}</Stack>
    <ZodiacWheel className="BesideWheel" />
  </Grid>
);
