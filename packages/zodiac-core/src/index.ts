export { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';
