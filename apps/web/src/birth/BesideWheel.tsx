import { Grid, Stack, ZodiacWheel } from '@org/ui';
import type { ReactNode } from 'react';
import './BesideWheel.css';

/** A form, such as that for a birth date, and what is said below it, with the wheel of the signs beside the heading and the form. */
export const BesideWheel = ({ children }: { children: ReactNode }) => (
  <Grid columns="aside" gap={6} align="start">
    <Stack gap={2}>{children}</Stack>
    <ZodiacWheel className="BesideWheel" />
  </Grid>
);
