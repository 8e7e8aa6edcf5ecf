import type { ZodiacSignId } from '@org/zodiac-core';
import type { SignProse } from './sign-prose.ts';
import { dog } from './signs/dog.ts';
import { dragon } from './signs/dragon.ts';
import { goat } from './signs/goat.ts';
import { horse } from './signs/horse.ts';
import { monkey } from './signs/monkey.ts';
import { ox } from './signs/ox.ts';
import { pig } from './signs/pig.ts';
import { rabbit } from './signs/rabbit.ts';
import { rat } from './signs/rat.ts';
import { rooster } from './signs/rooster.ts';
import { snake } from './signs/snake.ts';
import { tiger } from './signs/tiger.ts';

export const signTexts: Readonly<Record<ZodiacSignId, SignProse>> = {
  rat,
  ox,
  tiger,
  rabbit,
  dragon,
  snake,
  horse,
  goat,
  monkey,
  rooster,
  dog,
  pig,
};
