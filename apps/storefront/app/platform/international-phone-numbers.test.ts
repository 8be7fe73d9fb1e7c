import type { Locale } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { internationalPhoneNumbers } from './international-phone-numbers.ts'
import type { Story } from './stories.ts'

const storyWith = (hotline: string) =>
  ({
    content: { component: 'page', body: [{ component: 'service', hotline, text: hotline }] },
  }) as unknown as Story
const hotlineIn = (story: Story) => story.content.body[0].hotline

it.each<[string, Locale, Locale, string]>([
  ['089 99998-120', 'de-DE', 'de-AT', '+49 89 99998-120'],
  ['01 99 00 04 80', 'fr-FR', 'fr-LU', '+33 1 99 00 04 80'],
  ['089 99998-120', 'de-DE', 'de-DE', '089 99998-120'],
  ['+49 30 23125 480', 'de-CH', 'de-LI', '+49 30 23125 480'],
  ['+49 30 23125 480', 'nl-NL', 'nl-BE', '+49 30 23125 480'],
])('%s of a story in %s is read in %s as %s', (hotline, locale, reader, shown) => {
  expect(hotlineIn(internationalPhoneNumbers({ story: storyWith(hotline), locale }, reader).story)).toBe(
    shown,
  )
})

it('what is no telephone number stays as it is', () => {
  const { story } = internationalPhoneNumbers({ story: storyWith('089 1'), locale: 'de-DE' }, 'de-AT')
  expect(story.content.body[0].text).toBe('089 1')
})

it('the same story is the same object, so that it is read once', () => {
  const story = storyWith('089 99998-120')
  const read = () => internationalPhoneNumbers({ story, locale: 'de-DE' }, 'de-AT').story
  expect(read()).toBe(read())
})
