import type { SourceId } from './prose/sources.ts';
import type { Aspect, Subject } from './understand/subject.ts';

/** The works behind the rules of an article. Those that tell of history and custom name their works beside the text. */
export function sourcesOf(subject: Subject): readonly SourceId[] {
  switch (subject.kind) {
    case 'sign':
      return ofAspect(subject.aspect) ?? [`${subject.sign.id} sign`];
    case 'pair':
      return ['branches', 'elements'];
    case 'rule':
      return ['branches'];
    case 'sign in year':
    case 'signs in year':
      return ['tai sui', 'branches'];
    case 'year':
    case 'years':
    case 'new year':
    case 'date':
    case 'either date':
      return ['calendar'];
    case 'element':
      return ['elements'];
    case 'pillar':
      return ['elements', 'cycle'];
    case 'life path':
    case 'birthday':
      return ['numerology'];
    case 'row':
    case 'rows':
    case 'table':
    case 'table in year':
    case 'trio':
    case 'quality':
    case 'lucky number':
    case 'festival':
    case 'topic':
      return [];
  }
}

function ofAspect(aspect: Aspect): readonly SourceId[] | undefined {
  switch (aspect) {
    case 'love':
      return ['branches'];
    case 'hour':
      return ['hours'];
    case 'years':
      return ['calendar'];
    case 'culture':
      return [];
    default:
      return undefined;
  }
}
