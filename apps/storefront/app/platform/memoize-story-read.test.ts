import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { memoizeStoryRead } from './memoize-story-read.ts'
import type { Services } from './services.ts'
import type { FoundStory } from './stories.ts'

const storyOf = (content: object) =>
  ({ story: { content, full_slug: 'passepartout/de-de/_words' }, locale: 'de-DE' }) as FoundStory

const logged = () => {
  const error = vi.fn()
  return { error, log: { error } as unknown as Services['log'] }
}

test('a story is read once, and anew after it has changed', () => {
  const make = vi.fn(({ word }: { word: string }, locale: string) => `${word} ${locale}`)
  const read = memoizeStoryRead(z.object({ word: z.string() }), make)
  const { log } = logged()
  const story = storyOf({ word: 'matt' })
  expect(read(story, log, 'broken')).toBe('matt de-DE')
  expect(read(story, log, 'broken')).toBe('matt de-DE')
  expect(make).toHaveBeenCalledOnce()
  expect(read(storyOf({ word: 'glatt' }), log, 'broken')).toBe('glatt de-DE')
})

test('a broken story is nothing, and is logged once', () => {
  const read = memoizeStoryRead(z.object({ word: z.string() }), ({ word }) => word)
  const { log, error } = logged()
  const broken = storyOf({ word: 7 })
  expect(read(broken, log, 'the words are not usable')).toBeUndefined()
  expect(read(broken, log, 'the words are not usable')).toBeUndefined()
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: 'hybrid-parse-error', story: 'passepartout/de-de/_words' }),
    'the words are not usable',
  )
})
