import type { EnvironmentReader } from './environment.ts';

export interface LanguageModelConfig {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Requires all three variables or none. With only two, the composer would silently write the articles. */
export function readLanguageModelConfig(env: EnvironmentReader): LanguageModelConfig | undefined {
  const names = ['ARTICLE_WRITER_API_KEY', 'ARTICLE_WRITER_BASE_URL', 'ARTICLE_WRITER_MODEL'];
  if (names.every((name) => env.optional(name) === undefined)) return undefined;
  return {
    apiKey: env.required('ARTICLE_WRITER_API_KEY'),
    baseUrl: env.matching('ARTICLE_WRITER_BASE_URL', /^https?:\/\/[^\s/]+/, 'an http(s) address'),
    model: env.required('ARTICLE_WRITER_MODEL'),
  };
}
