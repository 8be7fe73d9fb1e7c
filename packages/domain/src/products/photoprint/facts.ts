import type { KindMetadata } from '../kind.ts'

/** Prints without a box. */
export const photoprintFacts = {
  word: 'photoprint',
  channels: ['passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  line: 'designed',
  designedAs: 'photobox',
  calculator: { look: 'form' },
} as const satisfies KindMetadata
